import { parseSync } from '@swc/core';
import type { RemoteManifest } from '../remote-manifest.js';
import { remoteProblems } from './remote-module.js';

const route = (path: string) => ({ path, access: 'public' as const, title: path });
const manifest: RemoteManifest = {
  name: 'mfe-toy',
  routes: [route('/toys'), route('/toy/:id')],
  menu: [],
  requires: { shell: '^1.0.0', sessionBus: '1', api: '^1.0.0' },
};
const problemsOf = (text: string) =>
  remoteProblems(parseSync(text, { syntax: 'typescript', tsx: true }), manifest);

const PAGES = "{ '/toys': Toys, '/toy/:id': Toy }";
const ROUTES = '/toys, /toy/:id';

describe('The source of a remote', () => {
  it.each([
    ['in place', `export const remote = defineRemote({ contract: 1, pages: ${PAGES} });`],
    ['with a type', `export const remote = { contract: 1, pages: ${PAGES} } satisfies Remote;`],
    [
      'by name',
      `const pages: Pages = ${PAGES};\nexport const remote = defineRemote({ contract: 1, pages });`,
    ],
    ['of another module', "import { remote } from './pages';\nexport { remote };"],
    ['that are computed', 'export const remote = { contract: 1, pages: { [PATH]: Toys } };'],
    ['that are spread', "export const remote = { contract: 1, pages: { '/toys': Toys, ...others } };"],
  ])('with the pages of its routes %s is built [N-37-105]', (_case, text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  it.each([
    [
      'a key that is no route',
      "{ '/toys': Toys, '/toy/:toyId': Toy }",
      [
        `has a page for '/toy/:toyId', which is no route of the manifest: ${ROUTES}`,
        "has no page for the manifest's route '/toy/:id'",
      ],
    ],
    ['a missing page', "{ '/toys': Toys }", ["has no page for the manifest's route '/toy/:id'"]],
    [
      'a wrong key beside spread ones',
      '{ toys: Toys, ...others }',
      [`has a page for 'toys', which is no route of the manifest: ${ROUTES}`],
    ],
  ])('with %s is refused [N-37-105]', (_case, pages, problems) => {
    expect(problemsOf(`export const remote = defineRemote({ contract: 1, pages: ${pages} });`)).toEqual(
      problems,
    );
    expect(problemsOf(`const pages = ${pages};\nexport const remote = { contract: 1, pages };`)).toEqual(
      problems,
    );
  });

  it('with another contract than that of the kit is refused [N-37-105]', () => {
    expect(problemsOf(`export const remote = defineRemote({ contract: 2, pages: ${PAGES} });`)).toEqual([
      'has contract 2; this kit has 1',
    ]);
  });
});
