import { expect, it } from '@jest/globals';
import { remotes } from '../workspace.mjs';
import { codeowners, codeownersOfManifests, readCodeowners } from './codeowners.mjs';

it('CODEOWNERS is as the manifests say; npm run codeowners writes it [N-37-311]', () => {
  expect(readCodeowners()).toBe(codeownersOfManifests());
});

it('CODEOWNERS gives a remote to its team and everything else to the platform [N-37-311]', () => {
  const lines = codeowners('@org/platform', [
    { name: 'mfe-toy', owner: '@org/toys' },
    { name: 'mfe-orphan' },
  ]).split('\n');
  expect(lines.slice(1)).toEqual([
    '* @org/platform',
    '/mfe-toy/ @org/toys',
    '/.github/workflows/mfe-toy.yml @org/toys',
    '',
  ]);
});

it('CODEOWNERS names a team for every remote of the workspace [N-37-311]', () => {
  expect(readCodeowners()).toMatch(/^\* @[\w-]+\/[\w-]+$/m);
  for (const name of remotes)
    expect(readCodeowners()).toMatch(new RegExp(`^/${name}/ @[\\w-]+/[\\w-]+$`, 'm'));
});
