import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

it('a change of the sources of a remote makes Nx run that remote alone', () => {
  const options = { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' } } as const;
  const nx = ['nx', 'show', 'projects', '--affected', '--files=mfe-checkout/src/remote.tsx'];
  expect(execFileSync('npx', nx, options).trim().split('\n')).toEqual(['mfe-checkout']);
});
