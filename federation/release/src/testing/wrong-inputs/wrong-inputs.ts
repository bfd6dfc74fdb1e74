import { readManifest, remoteProblems } from '@lacteos/remote-kit/manifest';
import { parseSync } from '@swc/core';
import { checkFonts } from '../../check/files/fonts.js';
import { checkScripts } from '../../check/files/scripts.js';
import { checkStatically } from '../../check/static/index.js';
import type { Finding } from '../../check/finding.js';
import type { Release } from '../../contract/contract.js';
import { assertFirstFile } from '../../registry/first-file.js';
import { openStorage } from '../../store/open-storage.js';
import { aContext, aRelease } from '../static-fixture.js';

interface WrongInput {
  readonly input: string;
  /** First place that refuses it. */
  readonly place: 'dev, build' | 'build' | 'gate' | 'gate (warns)' | 'release tool';
  readonly answer: () => string | Promise<string>;
}

const messageOf = async (act: () => unknown): Promise<string> => {
  try {
    await act();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

const MANIFEST = `{
  "name": "mfe-toy",
  "routes": [
    { "path": "/toys", "access": "public", "title": "Toys" },
    { "path": "/toy/:id", "access": "staff", "roles": [3, 4], "title": "Toy", "sample": { "id": "7" } }
  ],
  "menu": []
}`;
const FILE = 'remote.manifest.json';

const written = (right: string, wrong: string, input = `\`${wrong}\` in the manifest`): WrongInput => ({
  input,
  place: 'dev, build',
  answer: async () => {
    const message = await messageOf(() => readManifest(MANIFEST.replace(right, wrong), FILE));
    // The rest is of the engine.
    return message.replace(/(?<=is no JSON): .*/, '');
  },
});

const MODULE = `export const remote = defineRemote({ contract: 1, pages: { '/toys': Toys, '/toy/:id': Toy } });`;

const exported = (input: string, right: string, wrong: string): WrongInput => ({
  input,
  place: 'build',
  answer: () => {
    const program = parseSync(MODULE.replace(right, wrong), { syntax: 'typescript', tsx: true });
    const problems = remoteProblems(program, readManifest(MANIFEST, FILE));
    return problems.map((problem) => `src/remote.tsx ${problem}`).join('\n');
  },
});

const textOf = (findings: readonly Finding[], level: Finding['level']): string =>
  findings
    .filter((finding) => finding.level === level)
    .map(({ check, message }) => `${check}: ${message}`)
    .join('\n');

const SHOP_ROUTES = [
  { path: '/product/:id', access: 'public' as const, title: 'Product' },
  { path: '/products', access: 'public' as const, title: 'Products' },
];

const judged = (input: string, manifest: Partial<NonNullable<Release['manifest']>>): WrongInput => ({
  input,
  place: 'gate',
  answer: async () => {
    const shell = await aRelease('shell', { expose: {} });
    const shop = await aRelease('mfe-shop', {}, { routes: SHOP_ROUTES });
    const release = await aRelease('mfe-toy', {}, manifest);
    return textOf(checkStatically(release, aContext(shell, { others: [shell, shop] })), 'breaks');
  },
});

const NOWHERE = '/srv/lacteoss';
const openShop = (changes: { releasesDir?: string; registryFile?: string }): Promise<string> =>
  messageOf(() =>
    openStorage(
      { releasesDir: '/', registryFile: '/production.json', environment: 'production', ...changes },
      { mustExist: true },
    ),
  );

/** By the order in which a team meets them. */
export const WRONG_INPUTS: readonly WrongInput[] = [
  written('"access": "staff"', '"access": "Staff"'),
  written('"access": "public"', '"access": "publik"'),
  written('"access": "public"', '"acces": "public"'),
  written('"access": "public"', '"access": "all"'),
  written('"routes"', '"routs"'),
  written('"menu": []', '"menu": [], "hasDarkSchem": true'),
  written('"menu": []', '"menu": {}'),
  written('[3, 4],', '[3, 4]', 'a comma that the manifest lacks'),
  written('"path": "/toys"', '"path": "toys"'),
  written('"path": "/toys"', '"path": "/:toy"'),
  written('"path": "/toys"', '"path": "/toys/*"'),
  written('[3, 4]', '["admin"]'),
  written('"menu": []', '"menu": [], "readsProjectKeys": true'),
  written('"menu": []', '"menu": [], "apiOperations": []'),
  written('"menu": []', '"menu": [], "exposes": [], "uses": []'),
  exported('a key of `pages` that is no route', "'/toy/:id'", "'/toy/:key'"),
  exported('a route without a page', ", '/toy/:id': Toy", ''),
  exported('another contract', 'contract: 1', 'contract: 2'),
  judged("`/product/1` under another team's `/product/:id`", {
    routes: [{ path: '/product/1', access: 'public', title: 'Toy' }],
  }),
  judged("another team's address in capitals", {
    routes: [{ path: '/Products', access: 'public', title: 'Toys' }],
  }),
  judged('a menu entry that leads nowhere', {
    menu: [{ to: '/toyz', label: 'Toys', section: 'main', order: 1 }],
  }),
  judged('an operation that the API does not have', { apiOperations: ['POST /toy'] }),
  judged('a release whose `access` no shell knows', {
    routes: [{ path: '/toys', access: 'Staff' as 'staff', title: 'Toys' }],
  }),
  {
    input: 'a font under a name of the shop',
    place: 'gate',
    answer: () =>
      textOf(
        checkFonts(
          { 'toy.css': '@font-face{font-family:Roboto}' },
          { 'shell.css': ':root{font-family:Roboto,sans-serif}' },
        ),
        'breaks',
      ),
  },
  {
    input: 'a script that makes a Trusted Types policy',
    place: 'gate (warns)',
    answer: () =>
      textOf(checkScripts({ 'toy.js': 'trustedTypes.createPolicy("lit-html",{})' }, false), 'warns'),
  },
  {
    input: 'a mistyped `DATA_DIR`',
    place: 'release tool',
    answer: () =>
      openShop({ releasesDir: `${NOWHERE}/releases`, registryFile: `${NOWHERE}/discovery/production.json` }),
  },
  {
    input: 'a mistyped `REGISTRY_FILE`: folder',
    place: 'release tool',
    answer: () => openShop({ registryFile: `${NOWHERE}/production.json` }),
  },
  {
    input: 'a mistyped `REGISTRY_FILE`: name',
    place: 'release tool',
    answer: () =>
      messageOf(() =>
        assertFirstFile(
          { store: { name: '/srv/lacteos' } as never, firstFile: 'refused' },
          'productoin.json',
          false,
        ),
      ),
  },
];
