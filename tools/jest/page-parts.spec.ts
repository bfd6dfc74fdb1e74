import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { jestTests } from '../requirements/test-reports.mjs';

const SETTINGS = new URL('web.mjs', import.meta.url).href;
const JEST = fileURLToPath(new URL('../../node_modules/jest/bin/jest.js', import.meta.url));

const load = createRequire(import.meta.url);
const REACT = ['react', '@testing-library/react'].map((name) => load.resolve(name));

/** Run in one part, the second fails if it sees what the first changed in the page. */
const LEAVING = `
  let mounted = '';
  afterEach(() => (mounted += document.body.textContent));
  it('sees a fresh page', () => {
    expect([location.pathname, document.cookie, localStorage.length, sessionStorage.length]).toEqual(['/', '', 0, 0]);
    expect([document.body.innerHTML, document.documentElement.lang]).toEqual(['', '']);
    expect([document.visibilityState, 'locks' in navigator]).toEqual(['visible', false]);
    expect(window.matchMedia('(hover)').matches).toBe(false);
  });
  it('leaves a changed page', () => {
    history.pushState(null, '', '/cart');
    document.cookie = 'left=yes';
    localStorage.setItem('left', 'yes');
    sessionStorage.setItem('left', 'yes');
    document.body.innerHTML = '<p>left</p>';
    document.documentElement.lang = 'es';
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    Object.defineProperty(navigator, 'locks', { value: {}, configurable: true });
    window.matchMedia = () => ({ matches: true });
    expect(document.visibilityState).toBe('hidden');
  });
  it('mounts a component', () => {
    require('${REACT[1]}').render(require('${REACT[0]}').createElement('b', null, 'mounted'));
    expect(document.body.textContent).toContain('mounted');
  });
  it('clears after its components are gone', () => expect(mounted).not.toContain('mounted'));`;

describe('Spec files of a front end that share a page', () => {
  let folder: string;
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'lacteos-specs-')));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('begin with its first address, storage, elements and browser features', async () => {
    const settings = `import { webJest, webPartsOfJest } from '${SETTINGS}';\n`;
    writeFileSync(
      join(folder, 'jest.config.mjs'),
      `${settings}export default { ...webJest, ...webPartsOfJest };\n`,
    );
    mkdirSync(join(folder, 'test/parts'), { recursive: true });
    writeFileSync(join(folder, 'test/parts/part-1.mjs'), '');
    for (const name of ['a.spec.ts', 'b.spec.tsx']) writeFileSync(join(folder, name), LEAVING);
    const report = join(folder, 'report.json');
    await promisify(execFile)(process.execPath, [JEST, '--json', `--outputFile=${report}`], { cwd: folder });
    const tests = jestTests(JSON.parse(readFileSync(report, 'utf8')), folder);
    expect(tests.map(({ file, status, title }) => [file.split('/').pop(), status, title])).toEqual(
      ['a.spec.ts', 'b.spec.tsx'].flatMap((file) => [
        [file, 'passed', 'sees a fresh page'],
        [file, 'passed', 'leaves a changed page'],
        [file, 'passed', 'mounts a component'],
        [file, 'passed', 'clears after its components are gone'],
      ]),
    );
  });
});
