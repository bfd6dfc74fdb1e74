import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT } from './testing/target-fixture.js';
import { bundleTool, newKeys, ToolWorkspace } from './testing/tool-fixture.js';

describe('the release tool', () => {
  let bundle: Awaited<ReturnType<typeof bundleTool>>;
  let here: ToolWorkspace;
  let workspace: string;
  let keys: Record<string, string>;
  const run: ToolWorkspace['run'] = (...input) => here.run(...input);
  const publishHere: ToolWorkspace['publishHere'] = (...ids) => here.publishHere(...ids);
  const built: ToolWorkspace['built'] = (releaseId) => here.built(releaseId);
  const ship: ToolWorkspace['ship'] = (releaseId) => here.ship(releaseId);

  beforeAll(async () => (bundle = await bundleTool()));
  afterAll(() => bundle.remove());
  beforeEach(async () => {
    here = await ToolWorkspace.open(bundle.tool);
    ({ folder: workspace, keys } = here);
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

    const misspelt = { ...keys, REGISTRY_FILE: '.data/discovery/locl.json' };
    await run(['publish', PROJECT], misspelt);
    const refused = await run(['activate', PROJECT], misspelt);
    expect([refused.exitCode, refused.text]).toEqual([2, '']);
    expect(refused.complaint).toContain('discovery/locl.json does not exist, so nothing is live');
    expect(existsSync(join(workspace, '.data/discovery/locl.json'))).toBe(false);
    expect((await run(['list'], misspelt)).text).toContain('nothing is live');
  });

  it('reads settings under their former names with a warning, and refuses two that differ [N-37-426]', async () => {
    await ship('1.0.0-a');
    const { REGISTRY_SIGNING_KEY: signingKey = '', REGISTRY_PUBLIC_KEYS: publicKeys = '' } = keys;
    const former = { DISCOVERY_SIGNING_KEY: signingKey, DISCOVERY_PUBLIC_KEYS: publicKeys };
    const { exitCode, complaint } = await run(['rollback', PROJECT, '--json'], former);
    expect([exitCode, complaint.includes(signingKey)]).toEqual([4, false]);
    expect(complaint).toContain('DISCOVERY_SIGNING_KEY is now REGISTRY_SIGNING_KEY');
    const refused = await run(['list'], { ...former, REGISTRY_PUBLIC_KEYS: 'k1:other' });
    expect([refused.exitCode, refused.text]).toEqual([2, '']);
    expect(refused.complaint).toContain(
      'REGISTRY_PUBLIC_KEYS: expected no other value than DISCOVERY_PUBLIC_KEYS',
    );
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
    const team = { ...keys, REGISTRY_SIGNING_KEY: signingKey, SHOP_URL: 'http://127.0.0.1:9' };
    await run(['publish', PROJECT], team);
    const { exitCode, text } = await run(['check', PROJECT], team);
    expect(exitCode).toBe(3);
    expect(text).toContain(
      `The operator allows it with "npm run release -- keys allow ${PROJECT} ${publicKey}"`,
    );
    expect(text).not.toContain('may go live');
    const refused = await run(['activate', PROJECT], { ...team, RELEASES_GATE: 'full' });
    expect(refused.complaint).toContain(`keys allow ${PROJECT} ${publicKey}`);
    expect(existsSync(join(workspace, '.data/discovery/attestations'))).toBe(false);
  });

  it('blames the settings, not the key, where nothing is live [N-37-121]', async () => {
    await ship('1.0.0-a');
    const misspelt = { ...keys, REGISTRY_FILE: '.data/discovery/locl.json' };
    await built('1.0.1-b');
    await run(['publish', PROJECT], misspelt);
    const team = { ...misspelt, REGISTRY_SIGNING_KEY: Object.values(newKeys())[0] ?? '' };
    const { exitCode, complaint } = await run(['check', PROJECT, '--static'], team);
    expect(exitCode).toBe(2);
    expect(complaint).toContain('discovery/locl.json does not exist, so nothing is live');
  });

  it('takes neither a build of another project than was named nor a broken release.json [N-37-133]', async () => {
    await built('1.0.1-b');
    const other = join(workspace, 'mfe-othr');
    await mkdir(join(other, 'dist'), { recursive: true });
    await writeFile(
      join(other, 'dist/release.json'),
      `{\n "name": "${PROJECT}",\n "releaseId": "1.0.0-a"\n}`,
    );
    for (const command of ['publish', 'check', 'activate']) {
      const { exitCode, complaint } = await run([command, 'mfe-othr'], keys);
      expect(exitCode).toBe(2);
      expect(complaint).toContain(`mfe-othr/dist has a build of ${PROJECT}, not of mfe-othr`);
    }
    await writeFile(join(other, 'dist/release.json'), '{\n "name": 7\n "releaseId": "1.0.0-a"\n}');
    const broken = await run(['publish', 'mfe-othr'], keys);
    expect([broken.exitCode, broken.complaint]).toEqual([
      2,
      expect.stringContaining('release.json:3 is no JSON: '),
    ]);
  });

  it('gives the built release to a share of the visitors unless one runs already [N-37-124]', async () => {
    await ship('1.0.0-a');
    await built('1.0.1-b');
    await run(['publish', PROJECT], keys);
    const started = await run(['canary', PROJECT, '--percent', '5', '--json'], keys);
    expect(started.data).toMatchObject({ canary: '1.0.1-b', percent: 5 });
    await built('1.0.2-c');
    const raised = await run(['canary', PROJECT, '--percent', '20', '--json'], keys);
    expect(raised.data).toMatchObject({ canary: '1.0.1-b', percent: 20 });
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

  it('keeps the reason of a forced release in the history, also under the former option [N-37-132]', async () => {
    await ship('1.0.0-a');
    const gate = { ...keys, RELEASES_GATE: 'full' };
    await publishHere('1.0.1-b', '1.0.2-c');
    const refused = await run(['activate', PROJECT, '1.0.1-b'], gate);
    expect([refused.exitCode, refused.complaint]).toEqual([
      3,
      expect.stringContaining('pass --force "reason", which is kept in the history'),
    ]);
    await run(['activate', PROJECT, '1.0.1-b', '--force', 'no browser here'], gate);
    const { complaint } = await run(['activate', PROJECT, '1.0.2-c', '--override', 'nor there'], gate);
    expect(complaint).toContain('"--override" is now "--force"');
    const { text } = await run(['list', PROJECT], keys);
    expect(text).toMatch(/activate 1\.0\.1-b {2}by ana {2}FORCED: no browser here/);
    expect(text).toMatch(/activate 1\.0\.2-c {2}by ana {2}FORCED: nor there/);
  });

  it('compares a build that is not published with what is live, and signs nothing [N-37-126]', async () => {
    await ship('1.0.0-a');
    await built('1.0.1-b');
    const { exitCode, text } = await run(['check', PROJECT], { ...keys, SHOP_URL: 'http://127.0.0.1:9' });
    expect([exitCode, text]).toEqual([0, expect.stringContaining('It is not published: nothing was signed')]);
    expect(existsSync(join(workspace, '.data/discovery/attestations'))).toBe(false);
    expect((await run(['check', PROJECT, '--who-breaks'], keys)).exitCode).toBe(2);
  });
});
