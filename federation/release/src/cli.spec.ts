import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryFile } from './contract/contract.js';
import { aBuild } from './testing/release-fixture.js';
import { PROJECT } from './testing/target-fixture.js';
import { bundleTool, newKeys, ToolWorkspace } from './testing/tool-fixture.js';

const RUNS = 20;

describe('npm run release', () => {
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
        canary: null,
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
      canary: null,
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
      String(data['REGISTRY_PUBLIC_KEYS']),
      String(data['REGISTRY_SIGNING_KEY']),
    ];
    const [keyId = ''] = publicKey.split(':');
    const team = { ...keys, REGISTRY_SIGNING_KEY: signingKey };
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
        const stored = await here.target().store.read(`discovery/history/local/${revision}.json`);
        return JSON.parse(stored?.body.toString() ?? '{}') as RegistryFile;
      }),
    );
    expect(history.map(({ change }) => change?.releaseId).sort()).toEqual([...ids].sort());
    expect(history.map(({ parent }) => parent)).toEqual(revisions.map((revision) => revision - 1));
  });
});
