import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readManifest } from '@lacteos/remote-kit/manifest';
import { remotes, root } from '../../tools/workspace.mjs';
import { filesInside } from './inside.mjs';
import { filesOutside } from './outside.mjs';
import { readFacts } from './write-remote.mjs';

const run = promisify(execFile);
const FACTS = { name: 'mfe-recetas', path: '/recetas', title: 'Recetas', owner: '@lacteos/recetas' };
const manifestIn = (text = ''): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;
const COMMAND = `npm run new-remote -- ${FACTS.name} --path ${FACTS.path} --title ${FACTS.title}`;
/** Files that name every remote, the basis of its settings, and programs that are run. */
const COPIED = [
  '.dependency-cruiser.cjs',
  '.oxfmtrc.json',
  'eslint.config.mjs',
  'nx.json',
  'federation/generator',
  'federation/packages',
  'tools',
  'package.json',
  'README.md',
  'docs/installation.md',
  'federation/proofs/skew/cells.ts',
  '.github',
  'tsconfig.base.json',
  'tsconfig.web.json',
  ...remotes.map((remote) => `${remote}/remote.manifest.json`),
  'mfe-checkout/package.json',
  'mfe-checkout/tsconfig.json',
];

describe('npm run new-remote', () => {
  let folder: string;
  let printed: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'new-remote-'));
    for (const path of COPIED) cpSync(join(root, path), join(folder, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    printed = execFileSync(`${COMMAND} --no-install`, { cwd: folder, shell: true, encoding: 'utf8' });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const runIn = (cwd: string, program: string, ...words: string[]) =>
    run(join(root, 'node_modules/.bin', program), words, { cwd, env: { ...process.env, FORCE_COLOR: '0' } });
  const inRemote = (program: string, ...words: string[]) =>
    runIn(join(folder, FACTS.name), program, ...words);

  it('makes a remote whose own spec passes [N-22-019]', async () => {
    const { stderr } = await inRemote('jest', '--ci');
    expect(stderr).toMatch(/Tests: +4 passed, 4 total/);
  });

  it('tests it by a configuration that it has [N-39-501]', () => {
    const { scripts } = JSON.parse(readFileSync(join(folder, FACTS.name, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const [, file = 'jest.config.mjs'] = / -c (\S+)/.exec(scripts['test'] ?? '') ?? [];
    expect(existsSync(join(folder, FACTS.name, file))).toBe(true);
  });

  it('makes a remote that compiles [N-22-019]', async () => {
    const { stdout } = await inRemote('tsgo', '-p', 'tsconfig.json');
    expect(stdout).toBe('');
  });

  it('is the command of the recipe [N-22-182]', () => {
    expect(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')).toContain(`\`${COMMAND}\``);
  });

  it('creates and changes files that pass the formatter and the linter [N-22-182]', async () => {
    const { stdout } = await runIn(folder, 'oxfmt', '--check', ...Object.keys(filesInside(root, FACTS)));
    expect(stdout).toContain('All matched files use the correct format.');
    expect((await inRemote('eslint', '--max-warnings', '0', '.')).stdout).not.toContain('problem');
  });

  it.each([
    ['.github/CODEOWNERS', /^\/mfe-recetas\/ @lacteos\/recetas\n.*\/mfe-recetas\.yml @lacteos\/recetas$/m],
    ['package.json', /"mfe-[a-z]+",\n {4}"mfe-recetas",/],
    ['tools/workspace.mjs', /'mfe-[a-z]+',\s+'mfe-recetas',?\s*\]/],
    ['.github/workflows/change-release.yml', /mfe-[a-z]+, mfe-recetas, shell\]/],
    ['.github/workflows/mfe-recetas.yml', /project: mfe-recetas/],
    ['federation/proofs/skew/cells.ts', /'mfe-[a-z]+',\s+'mfe-recetas',?\s*\]/],
    ['e2e/journeys/recetas/first-page.journey.ts', /open\(page, '\/recetas'\)/],
    ['docs/installation.md', /for project in shell mfe-recetas /],
    ['README.md', /^mfe-recetas\/ {5}Recetas$/m],
  ])('names it in %s [N-22-019]', (path, expected) => {
    expect(readFileSync(join(folder, path), 'utf8')).toMatch(expected);
  });

  it('gives it to its team and its page to the menu of the shop, and names words for editors [N-37-424]', () => {
    const text = readFileSync(join(folder, FACTS.name, 'remote.manifest.json'), 'utf8');
    const manifest = manifestIn(text);
    expect(manifest).toMatchObject({
      owner: FACTS.owner,
      menu: [{ to: FACTS.path, label: FACTS.title, section: 'account' }],
      budget: { errorPercent: 2 },
    });
    expect(existsSync(join(root, FACTS.name, String(manifest['$schema'])))).toBe(true);
    expect(readManifest(text, 'remote.manifest.json').owner).toBe(FACTS.owner);
  });

  it('prints the command that opens it [N-37-424]', () => {
    expect(printed.trim().split('\n').at(-1)).toMatch(
      /^npm install && npm run dev -- mfe-recetas +# then open http:\/\/localhost:\d+\/recetas$/,
    );
  });

  it('adds the next one to lists that have become long [N-39-501]', () => {
    const next = filesInside(folder, { ...FACTS, name: 'mfe-otra', path: '/otra' }) as Record<string, string>;
    for (const file of ['tools/workspace.mjs', 'federation/proofs/skew/cells.ts'])
      expect(next[file]).toMatch(/'mfe-recetas', 'mfe-otra'\]/);
  });

  it('refuses names and addresses that are taken or invalid', () => {
    expect(() => filesInside(folder, FACTS)).toThrow('mfe-recetas is there already');
    expect(() => filesInside(folder, { ...FACTS, name: 'mfe-otra' })).toThrow(
      '/recetas is a page of another remote',
    );
    expect(() => readFacts({ ...FACTS, title: "'; alert(1)" })).toThrow('Usage');
    expect(() => readFacts({ ...FACTS, name: '../mfe' })).toThrow('Usage');
    expect(() => readFacts({ ...FACTS, owner: 'recetas' })).toThrow('Usage');
    expect(readFacts({ ...FACTS, owner: undefined })).toEqual(FACTS);
  });

  it('writes the same page, manifest and spec, with all they need, for a separate repository [N-22-019]', () => {
    const inside: Record<string, string> = filesInside(root, FACTS);
    const outside: Record<string, string> = filesOutside(FACTS);
    for (const path of [
      'src/pages/first-page.tsx',
      'src/pages/first-page.module.css',
      'src/pages/first-page.spec.tsx',
    ])
      expect(outside[path]).toBe(inside[`${FACTS.name}/${path}`]);
    const { $schema, ...words } = manifestIn(outside['remote.manifest.json']);
    expect(manifestIn(inside[`${FACTS.name}/remote.manifest.json`])).toMatchObject(words);
    expect($schema).toBe('./node_modules/@lacteos/remote-kit/remote-manifest.schema.json');
    expect(JSON.parse(outside['package.json'] ?? '').dependencies['@lacteos/remote-kit']).toBe('^1.3.0');
    expect(outside['.github/workflows/release.yml']).toContain('npm run release -- check mfe-recetas');
  });
});
