import { resolve } from 'node:path';
import { root } from '../workspace.mjs';
import { PROOFS } from './proofs.mjs';
import { prove } from './run-proofs.mjs';

process.exitCode = await prove(process.argv.slice(2), {
  proofs: PROOFS,
  page: resolve(root, 'docs/proofs.md'),
  say: console.log,
  given: process.env,
  isLoud: true,
});
