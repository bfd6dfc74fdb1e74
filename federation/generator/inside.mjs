import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonFiles, JOURNEY_STEPS, MANIFEST } from './templates.mjs';

const LIBRARIES = ['contracts', 'session-bus', 'api-client', 'ui', 'remote-kit'];
const PATTERN = 'mfe-checkout';
const SCHEMA = '../federation/kit/remote-manifest.schema.json';

const packageFile = (root, name) => {
  const { version, scripts, dependencies } = JSON.parse(
    readFileSync(join(root, PATTERN, 'package.json'), 'utf8'),
  );
  // The pattern runs its many specs in parts; a new remote has one.
  const ownScripts = { ...scripts, test: 'jest --json --outputFile=reports/jest.json' };
  const used = [
    ...LIBRARIES.map((library) => `@lacteos/${library}`),
    'react',
    'react-dom',
    'react-router-dom',
    'rxjs',
  ];
  const file = {
    name,
    version,
    private: true,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    dependencies: Object.fromEntries(used.map((one) => [one, dependencies[one]])),
    scripts: ownScripts,
    nx: { tags: ['type:remote', `scope:${name}`] },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
};

const JEST = `import { webJest } from '../tools/jest/web.mjs';

export default webJest;
`;

const JOURNEY = (facts) => `import { expect, test } from '@playwright/test';
import { open, watchConsole } from '../../support/shop';

test('the first page of ${facts.name} opens and leads to the shop', async ({ page }) => {
  const problems = watchConsole(page);
  await open(page, '${facts.path}');
${JOURNEY_STEPS(facts)}});
`;

const workflow = (root, name) =>
  readFileSync(join(root, '.github/workflows', `${PATTERN}.yml`), 'utf8').replaceAll(PATTERN, name);

/** Longer lists are written below each other, with a comma behind the last entry. */
const appendTo = (list, entry) => {
  const text = list.trimEnd();
  return `${text.endsWith(',') ? text.slice(0, -1) : text}, ${entry}`;
};

const LISTS = {
  '.github/CODEOWNERS': [
    /((?:^\/\S+ \S+\n)+)/m,
    (all, { name, owner }) => `${all}/${name}/ ${owner}\n/.github/workflows/${name}.yml ${owner}\n`,
  ],
  'package.json': [/((?:(?<! ) +"mfe-[\w-]+",\n)+)/, (all, { name }) => `${all}    "${name}",\n`],
  'tools/workspace.mjs': [/(remotes = \[[^\]]*)(?=\])/, (all, { name }) => appendTo(all, `'${name}'`)],
  '.github/workflows/change-release.yml': [
    /(options: \[[^\]]*)(?=, shell\])/,
    (all, { name }) => `${all}, ${name}`,
  ],
  'federation/proofs/skew/cells.ts': [
    /(REMOTES = \[[^\]]*)(?=\])/,
    (all, { name }) => appendTo(all, `'${name}'`),
  ],
  'docs/installation.md': [/(for project in shell)/, (all, { name }) => `${all} ${name}`],
  'README.md': [
    /((?:^mfe-[\w-]+\/ .*\n)+)/m,
    (all, { name, title }) => `${all}${`${name}/`.padEnd(16)} ${title}\n`,
  ],
};

const changedLists = (root, facts) =>
  Object.fromEntries(
    Object.entries(LISTS).map(([file, [pattern, add]]) => {
      const text = readFileSync(join(root, file), 'utf8');
      if (!pattern.test(text)) throw new Error(`${file}: its list of remotes was not found`);
      return [file, text.replace(pattern, (all) => add(all, facts))];
    }),
  );

const assertNew = (root, { name, path }) => {
  if (existsSync(join(root, name))) throw new Error(`${name} is there already`);
  const manifests = readdirSync(root).map((folder) => join(root, folder, 'remote.manifest.json'));
  for (const file of manifests.filter(existsSync))
    if (JSON.parse(readFileSync(file, 'utf8')).routes.some((route) => route.path === path))
      throw new Error(`${path} is a page of another remote: ${file}`);
};

export const filesInside = (root, facts) => {
  assertNew(root, facts);
  const own = {
    ...commonFiles(facts),
    'remote.manifest.json': MANIFEST(facts, SCHEMA),
    'package.json': packageFile(root, facts.name),
    'jest.config.mjs': JEST,
    'tsconfig.json': readFileSync(join(root, PATTERN, 'tsconfig.json'), 'utf8'),
  };
  return {
    ...Object.fromEntries(Object.entries(own).map(([path, text]) => [`${facts.name}/${path}`, text])),
    [`.github/workflows/${facts.name}.yml`]: workflow(root, facts.name),
    [`e2e/journeys/${facts.name.replace('mfe-', '')}/first-page.journey.ts`]: JOURNEY(facts),
    ...changedLists(root, facts),
  };
};
