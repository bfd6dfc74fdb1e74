import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';

// Registers every n-th spec file of a package in the running part, where n is the number of parts.

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** At the top of a package; rooms of it may have these names, too. */
const NO_SOURCES = new Set(['node_modules', 'dist', 'reports']);
const NOT_ALONE =
  /@jest-environment|\.only\(|\bjest\.(mock|doMock|unstable_mockModule|isolateModules|resetModules)\b/;

const findSpecs = (folder, skipped = new Set()) =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : findSpecs(path);
      return /\.spec\.tsx?$/.test(entry.name) ? [path] : [];
    })
    .sort();

const { testPath } = expect.getState();
// Loaded before any spec file, its own hooks are valid for all.
const { cleanup } =
  globalThis.document === undefined ? {} : createRequire(import.meta.url)('@testing-library/react');
const load = createRequire(testPath);
const parts = readdirSync(dirname(testPath)).map((name) => join(dirname(testPath), name));
const specs = findSpecs(join(dirname(testPath), '../..'), NO_SOURCES);

for (const spec of specs.filter((_, n) => n % parts.length === parts.indexOf(testPath))) {
  // The reader of the reports takes the files apart by this title.
  describe(relative(ROOT, spec), () => {
    // As in a file that runs alone: its hooks find nothing mounted that would fill again what they clear.
    if (cleanup) afterEach(cleanup);
    try {
      if (NOT_ALONE.test(readFileSync(spec, 'utf8')))
        throw new Error(
          'Spec files of a part share their modules and tests: no jest.mock, .only or @jest-environment.',
        );
      load(spec);
    } catch (error) {
      it('is loaded', () => {
        throw error;
      });
    }
  });
}
