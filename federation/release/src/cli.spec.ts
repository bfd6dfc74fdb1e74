import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { DiscoveryFile } from './contract/contract.js';
import { publish } from './releases/publish.js';
import { aBuild, emptyFolder } from './testing/release-fixture.js';
import { newKeyPair } from './contract/signing.js';
import { folderTarget } from './store/open-storage.js';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const PROJECT = 'mfe-checkout';
const RUNS = 20;
// Beside the package's own modules, which the bundle leaves outside.
const BUNDLE = join(PACKAGE, 'reports', `release-tool-${process.pid}`);
const TOOL = join(BUNDLE, 'cli.mjs');

const newKeys = (): Record<string, string> => {
  const { signingKey, publicKey } = newKeyPair();
  return { DISCOVERY_SIGNING_KEY: signingKey, DISCOVERY_PUBLIC_KEYS: publicKey };
};

interface Outcome {
  exitCode: number | null;
  text: string;
  complaint: string;
  data: Record<string, unknown>;
}

describe('npm run release', () => {
  let workspace: string;
  const run = (words: string[], env: Record<string, string> = {}): Promise<Outcome> =>
    new Promise((done, fail) => {
      const own = { RELEASES_GATE: 'off', RELEASE_ACTOR: 'ana', PUBLIC_URL: '', RELEASES_STORE: '', ...env };
      const tool = spawn(process.execPath, [TOOL, ...words], {
        cwd: workspace,
        env: { PATH: process.env['PATH'], ...own },
      });
      let [text, complaint] = ['', ''];
      tool.stdout.on('data', (part: Buffer) => (text += part.toString()));
      tool.stderr.on('data', (part: Buffer) => (complaint += part.toString()));
      tool.on('error', fail);
      tool.on('close', (exitCode) => {
        const isJson = words.includes('--json') && text.startsWith('{');
        const data = isJson ? (JSON.parse(text) as Outcome['data']) : {};
        done({ exitCode, text, complaint, data });
      });
    });
  const publishHere = async (...ids: string[]): Promise<void> => {
    for (const id of ids) await publish(await aBuild(id), target());
  };
  const target = () =>
    folderTarget({
      releasesDir: resolve(workspace, '.data/releases'),
      discoveryFile: resolve(workspace, '.data/discovery/local.json'),
    });
  /** Puts a build where the project has its own. */
  const built = async (releaseId: string): Promise<void> => {
    await rm(join(workspace, PROJECT, 'dist'), { recursive: true, force: true });
    await mkdir(join(workspace, PROJECT), { recursive: true });
    await cp(await aBuild(releaseId), join(workspace, PROJECT, 'dist'), { recursive: true });
  };
  let keys: Record<string, string>;
  const ship = async (releaseId: string): Promise<Outcome> => {
    await publishHere(releaseId);
    return run(['activate', PROJECT, releaseId, '--first', '--json'], keys);
  };

  beforeAll(async () => {
    await build({
      entryPoints: [join(PACKAGE, 'src', 'cli.ts')],
      outdir: BUNDLE,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      // Guards the lazy imports: loading the browser and the S3 client takes a second each.
      splitting: true,
      platform: 'node',
      format: 'esm',
      conditions: ['@lacteos/source'],
      external: ['@aws-sdk/*', 'playwright-core', 'semver'],
    });
  });
  afterAll(() => rm(BUNDLE, { recursive: true, force: true }));
  beforeEach(async () => {
    workspace = await emptyFolder();
    for (const name of ['releases', 'discovery'])
      await mkdir(join(workspace, '.data', name), { recursive: true });
    keys = newKeys();
  });

  it('publishes, checks, activates, starts a canary, rolls back and lists as in the pipelines', async () => {
    await built('1.0.0-a');
    const gate = { ...keys, RELEASES_GATE: 'full' };
    const published = await run(['publish', PROJECT], gate);
    expect(published).toMatchObject({
      exitCode: 0,
      text: `${PROJECT} 1.0.0-a published: 2 of 2 files are new\n`,
    });
    expect(published.complaint).toContain('· copying and compressing 2 files');
    expect((await run(['activate', PROJECT, '--first'], gate)).exitCode).toBe(3);
    expect((await run(['check', PROJECT, '--static', '--quiet'], gate)).complaint).toBe('');
    const first = await run(['activate', PROJECT, '--first', '--json'], gate);
    expect([first.exitCode, first.data]).toEqual([
      0,
      {
        project: PROJECT,
        revision: 1,
        live: '1.0.0-a',
        candidate: null,
        percent: 0,
        previous: null,
        isDryRun: false,
      },
    ]);

    await publishHere('1.0.1-b');
    await run(['canary', PROJECT, '1.0.1-b', '--percent', '5'], keys);
    const raised = await run(['canary', PROJECT, '--percent', '100', '--json'], keys);
    expect(raised.data).toMatchObject({ live: '1.0.1-b', previous: '1.0.0-a', revision: 3 });
    const back = await run(['rollback', PROJECT, '--reason', 'wrong price'], keys);
    expect(back.text).toBe(`${PROJECT} 1.0.0-a is live again (revision 4)\n`);
    const { text } = await run(['list', PROJECT], keys);
    expect(text).toMatch(/\* live +1\.0\.0-a/);
    expect(text).toMatch(/4 .* rollback 1\.0\.0-a {2}by ana {2}\(wrong price\)/);
  });

  it('uses the build in the current folder in a repository with one remote [N-22-018]', async () => {
    await writeFile(join(workspace, 'remote.manifest.json'), '{}');
    await cp(await aBuild('r-alone'), join(workspace, 'dist'), { recursive: true });
    expect(await run(['publish', PROJECT, '--dry-run', '--json'], keys)).toMatchObject({
      data: { releaseId: 'r-alone' },
    });
  });

  it('changes nothing in a dry run', async () => {
    await ship('1.0.0-a');
    await built('1.0.1-b');
    const dry = ['--dry-run', '--json'];
    expect((await run(['publish', PROJECT, ...dry], keys)).data).toEqual({
      project: PROJECT,
      releaseId: '1.0.1-b',
      isDryRun: true,
    });
    expect((await run(['activate', PROJECT, ...dry], keys)).exitCode).toBe(4);
    await publishHere('1.0.1-b');
    const changes = [
      ['activate', PROJECT],
      ['canary', PROJECT, '1.0.1-b', '--percent', '5'],
      ['gc', '--days', '0'],
    ];
    const outcomes = await Promise.all(changes.map((words) => run([...words, ...dry], keys)));
    for (const { data } of outcomes) expect(data).toMatchObject({ isDryRun: true });
    expect((await run(['list', PROJECT, '--json'], keys)).data).toMatchObject({
      live: '1.0.0-a',
      candidate: null,
      history: [{ revision: 1 }],
      releases: [{}, {}],
    });
  });

  it('reports the kind of failure by its exit code, and as data with --json [N-21-258]', async () => {
    await ship('1.0.0-a');
    const codeOf = async (words: string[], env = keys) => (await run([...words, '--json'], env)).exitCode;
    const codes = await Promise.all([
      codeOf(['fly', PROJECT]),
      codeOf(['canary', PROJECT]),
      codeOf(['list', '--nonsense']),
      codeOf(['activate', PROJECT], { ...keys, RELEASES_GATE: 'loose' }),
      codeOf(['rollback', PROJECT], {}),
      codeOf(['rollback', PROJECT], newKeys()),
    ]);
    expect(codes).toEqual([2, 2, 2, 2, 2, 6]);
    const refused = await run(['rollback', PROJECT, '--json'], keys);
    expect([refused.exitCode, refused.data]).toMatchObject([4, { error: 'NOTHING_BEFORE' }]);
    const told = await run(['rollback', PROJECT], keys);
    expect([told.text, told.complaint]).toEqual(['', `${PROJECT} has no earlier release to go back to\n`]);
  });

  it('lets a team sign only for its own remote after the operator grants it, until revoked', async () => {
    await ship('1.0.0-a');
    await publishHere('1.0.1-b');
    const { data } = await run(['keys', 'new', '--json']);
    const [publicKey, signingKey] = [
      String(data['DISCOVERY_PUBLIC_KEYS']),
      String(data['DISCOVERY_SIGNING_KEY']),
    ];
    const [keyId = ''] = publicKey.split(':');
    const team = { ...keys, DISCOVERY_SIGNING_KEY: signingKey };
    expect((await run(['keys', 'list'], team)).text).toContain('signed whole');
    expect((await run(['keys', 'allow', PROJECT, publicKey], team)).exitCode).toBe(2);
    expect(await run(['keys', 'allow', PROJECT, publicKey], keys)).toMatchObject({
      exitCode: 0,
      text: `${keyId} may sign for ${PROJECT} (revision 2)\n`,
    });
    expect((await run(['activate', PROJECT, '1.0.1-b', '--quiet'], team)).exitCode).toBe(0);
    expect((await run(['keys', 'list'], team)).text).toContain(`${keyId}  live: signed by ${keyId}`);
    expect((await run(['keys', 'revoke', PROJECT, keyId], keys)).complaint).toContain('--release');
    await run(['keys', 'revoke', PROJECT, keyId, '--release', '1.0.0-a'], keys);
    const refused = await run(['rollback', PROJECT, '--json'], team);
    expect([refused.exitCode, (await run(['list', PROJECT, '--json'], team)).data['live']]).toEqual([
      4,
      '1.0.0-a',
    ]);
    expect((await run(['activate', PROJECT, '1.0.1-b', '--json'], team)).data).toMatchObject({
      error: 'KEY_NOT_ALLOWED',
    });
  });

  it('begins no second store because of a mistyped setting [N-37-121]', async () => {
    await ship('1.0.0-a');
    await built('1.0.1-b');
    const elsewhere = { ...keys, DATA_DIR: '.dta' };
    for (const words of [['publish', PROJECT], ['activate', PROJECT, '--first'], ['list']]) {
      const { exitCode, text, complaint } = await run(words, elsewhere);
      expect([exitCode, text]).toEqual([2, '']);
      expect(complaint).toContain('.dta/releases does not exist: correct RELEASES_DIR or DATA_DIR');
    }
    expect(existsSync(join(workspace, '.dta'))).toBe(false);

    const misspelt = { ...keys, DISCOVERY_FILE: '.data/discovery/locl.json' };
    await run(['publish', PROJECT], misspelt);
    const refused = await run(['activate', PROJECT], misspelt);
    expect([refused.exitCode, refused.text]).toEqual([2, '']);
    expect(refused.complaint).toContain('discovery/locl.json does not exist, so nothing is live');
    expect(existsSync(join(workspace, '.data/discovery/locl.json'))).toBe(false);
    expect((await run(['list'], misspelt)).text).toContain('nothing is live');
  });

  it('writes the first file of a new shop only when told, and never twice [N-37-122]', async () => {
    await publishHere('1.0.0-a', '1.0.1-b');
    const [, team = ''] = Object.values(newKeys());
    const allow = ['keys', 'allow', PROJECT, team];
    expect((await run(allow, keys)).complaint).toContain('pass --first if this is a new shop');
    expect((await run([...allow, '--first'], keys)).exitCode).toBe(0);
    const again = await run(['activate', PROJECT, '1.0.0-a', '--first'], keys);
    expect([again.exitCode, again.complaint]).toEqual([
      2,
      expect.stringContaining('discovery/local.json exists: --first is for a new shop only'),
    ]);
    expect((await run(['activate', PROJECT, '1.0.0-a'], keys)).exitCode).toBe(0);
  });

  it('names the command that allows a key instead of checking with it [N-37-123]', async () => {
    await ship('1.0.0-a');
    const [signingKey = '', publicKey = ''] = Object.values(newKeys());
    await run(['keys', 'allow', 'mfe-other', Object.values(newKeys())[1] ?? ''], keys);
    await built('1.0.1-b');
    const team = { ...keys, DISCOVERY_SIGNING_KEY: signingKey, SHOP_URL: 'http://127.0.0.1:9' };
    await run(['publish', PROJECT], team);
    const { exitCode, text } = await run(['check', PROJECT], team);
    expect(exitCode).toBe(3);
    expect(text).toContain(
      `The operator allows it with "npm run release -- keys allow ${PROJECT} ${publicKey}"`,
    );
    expect(text).not.toContain('may go live');
    expect(existsSync(join(workspace, '.data/discovery/attestations'))).toBe(false);
  });

  it('gives the built release to a share of the visitors unless one runs already [N-37-124]', async () => {
    await ship('1.0.0-a');
    await built('1.0.1-b');
    await run(['publish', PROJECT], keys);
    const started = await run(['canary', PROJECT, '--percent', '5', '--json'], keys);
    expect(started.data).toMatchObject({ candidate: '1.0.1-b', percent: 5 });
    await built('1.0.2-c');
    const raised = await run(['canary', PROJECT, '--percent', '20', '--json'], keys);
    expect(raised.data).toMatchObject({ candidate: '1.0.1-b', percent: 20 });
    await run(['canary', PROJECT, '--percent', '0'], keys);
    expect((await run(['canary', PROJECT, '--percent', '0', '--json'], keys)).data).toMatchObject({
      error: 'NO_CANARY',
    });
  });

  it('understands the former names of the commands for keys, and says the new ones [N-37-125]', async () => {
    await ship('1.0.0-a');
    const [, publicKey = ''] = Object.values(newKeys());
    const told = async (...words: string[]) => {
      const { exitCode, complaint } = await run(words, keys);
      return [exitCode, complaint.split(';')[0]];
    };
    expect(await told('keys')).toEqual([0, '"keys" is now "keys new"']);
    expect(await told('allow', PROJECT, publicKey)).toEqual([0, '"allow" is now "keys allow"']);
    expect(await told('trust')).toEqual([0, '"trust" is now "keys list"']);
    expect(await told('revoke', PROJECT, publicKey.split(':')[0] ?? '')).toEqual([
      0,
      '"revoke" is now "keys revoke"',
    ]);
  });

  it('compares a build that is not published with what is live, and signs nothing [N-37-126]', async () => {
    await ship('1.0.0-a');
    await built('1.0.1-b');
    const { exitCode, text } = await run(['check', PROJECT], { ...keys, SHOP_URL: 'http://127.0.0.1:9' });
    expect([exitCode, text]).toEqual([0, expect.stringContaining('It is not published: nothing was signed')]);
    expect(existsSync(join(workspace, '.data/discovery/attestations'))).toBe(false);
    expect((await run(['check', PROJECT, '--who-breaks'], keys)).exitCode).toBe(2);
  });

  it(`loses no update when ${RUNS} processes activate at once`, async () => {
    const ids = Array.from({ length: RUNS }, (_, index) => `1.0.${index}-a`);
    await ship('1.0.0-first');
    await publishHere(...ids);

    const outcomes = await Promise.all(ids.map((id) => run(['activate', PROJECT, id, '--json'], keys)));

    expect(outcomes.map(({ exitCode, complaint }) => exitCode || complaint).filter(Boolean)).toEqual(
      outcomes.map(({ complaint }) => complaint),
    );
    const revisions = outcomes.map(({ data }) => data['revision'] as number).sort((a, b) => a - b);
    expect(revisions).toEqual(ids.map((_, index) => index + 2));
    const history = await Promise.all(
      revisions.map(async (revision) => {
        const stored = await target().store.read(`discovery/history/local/${revision}.json`);
        return JSON.parse(stored?.body.toString() ?? '{}') as DiscoveryFile;
      }),
    );
    expect(history.map(({ change }) => change?.releaseId).sort()).toEqual([...ids].sort());
    expect(history.map(({ parent }) => parent)).toEqual(revisions.map((revision) => revision - 1));
  });
});
