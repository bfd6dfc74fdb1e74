import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '../../releases/publish.js';
import { fingerprintOf, readReleaseFile } from '../../releases/release-folder.js';
import { aBuild } from '../../testing/release-fixture.js';
import { aFolderEnvironment } from '../../testing/target-fixture.js';
import { checkRelease } from '../check-release.js';
import { checkScripts, importsModules, policiesIn } from './scripts.js';

describe('a script of a release', () => {
  it.each([
    'import("/releases/mfe-toy/planted.js")',
    'const load = () => import ( `${folder}/planted.js` );',
    'import/* webpackIgnore: true */(url)',
    'import // why\n(url)',
    'run(...import(url))',
    'import.source(url)',
    'import . defer (url)',
    '"a";import(url)',
  ])('imports modules by %s [N-22-161]', (script) => {
    expect(importsModules(script)).toBe(true);
  });

  it.each([
    '__webpack_require__.e(7).then(load)',
    'loader.import(url)',
    'loader?.import(url)',
    'this.#import(url)',
    '$import(url)',
    'reimport(url)',
    'e.important(1)',
    '"import { a } from b"',
  ])('imports no modules by %s', (script) => {
    expect(importsModules(script)).toBe(false);
  });
});

describe('the gate', () => {
  /** A published release with this script. */
  const aRelease = async (script: string) => {
    const target = (await aFolderEnvironment()).open();
    const folder = await aBuild('1.0.0-a');
    const built = await readReleaseFile(folder);
    await writeFile(join(folder, 'remoteEntry.js'), script);
    const files = { ...built.files, 'remoteEntry.js': fingerprintOf(Buffer.from(script)) };
    await writeFile(join(folder, 'release.json'), JSON.stringify({ ...built, files }));
    const { release } = await publish(folder, target);
    return { target, release };
  };

  it('refuses a release whose script imports a file that no release lists [N-22-161]', async () => {
    const { target, release } = await aRelease('import("/releases/mfe-checkout/planted.js")');
    const { passed, static: found } = await checkRelease(target, release, { isKept: false });
    expect(found).toContainEqual(expect.objectContaining({ check: 'scripts', level: 'breaks' }));
    expect(passed).toBe(false);
  });

  it('lets scripts pass that import nothing', () => {
    expect(checkScripts({ 'entry.js': 'globalThis.toy = 1;' })).toMatchObject([
      { level: 'fine', message: '1 scripts import no modules and make no policies' },
    ]);
  });

  it.each([
    ['window.trustedTypes.createPolicy("svelte-trusted-html",{createHTML:e=>e})', ['svelte-trusted-html']],
    ["const p=t?t.createPolicy('lit-html',{}):void 0", ['lit-html']],
    ['t.createPolicy?.(`angular#bundler`,{})', ['angular#bundler']],
    ['t.createPolicy(name,{})', ['?']],
    ['t.createPolicyReport("x")', []],
  ])('finds the Trusted Types policies of %s [N-37-130]', (script, names) => {
    expect(policiesIn(script)).toEqual(names);
  });

  it('tells at every shop that a script makes a policy that shops refuse, but not the shell [N-37-130]', async () => {
    const script = 'trustedTypes.createPolicy("lit-html", {});';
    const { target, release } = await aRelease(script);
    const { passed, static: found } = await checkRelease(target, release, { isKept: false });
    expect(found).toContainEqual({
      check: 'scripts',
      level: 'warns',
      message: expect.stringContaining('remoteEntry.js makes a Trusted Types policy "lit-html"') as string,
      affects: ['visitors'],
    });
    expect(passed).toBe(true);
    expect(checkScripts({ 'start.js': script }, true)).toMatchObject([{ level: 'fine' }]);
  });
});
