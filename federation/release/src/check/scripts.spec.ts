import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '../releases/publish.js';
import { fingerprintOf, readReleaseFile } from '../releases/release-folder.js';
import { aBuild } from '../testing/release-fixture.js';
import { aFolderEnvironment } from '../testing/target-fixture.js';
import { checkRelease } from './check-release.js';
import { checkScripts, importsModules } from './scripts.js';

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

  it('lets scripts pass that import nothing, and says nothing of a build that is not published', async () => {
    const { target, release } = await aRelease('globalThis.toy = 1;');
    expect(await checkScripts(target, release)).toMatchObject([
      { level: 'fine', message: '1 scripts import no modules' },
    ]);
    const elsewhere = (await aFolderEnvironment()).open();
    expect(await checkScripts(elsewhere, release)).toMatchObject([{ level: 'fine' }]);
  });
});
