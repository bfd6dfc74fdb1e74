import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { container, rspack, type Compilation } from '@rspack/core';
import type { ExposedFiles } from '../../registry/release.js';
import { exposedFiles, namedExposes } from './built-files.js';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'built-files-'));
  writeFileSync(join(dir, 'remote.js'), 'export const remote = {};');
});
afterAll(() => rmSync(dir, { recursive: true }));

const EXPOSES = { './remote': './remote.js' };

/** Builds a container of `EXPOSES` in the given form. */
const build = (exposes: ReturnType<typeof namedExposes> | typeof EXPOSES): Promise<Compilation> => {
  const compiler = rspack({
    context: dir,
    mode: 'production',
    devtool: false,
    entry: {},
    output: { path: join(dir, 'dist') },
    plugins: [new container.ContainerPlugin({ name: 'toy', filename: 'toy.js', exposes })],
  });
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      if (stats) compiler.close(() => done(stats.compilation));
      else fail(error ?? new Error('nothing was built'));
    });
  });
};

const filesIn = (compilation: Compilation): Record<string, ExposedFiles> =>
  exposedFiles(compilation, Object.keys(EXPOSES));

describe('the files of an exposed module', () => {
  it('are found by the name of its chunk [N-37-408]', async () => {
    expect(filesIn(await build(namedExposes(EXPOSES)))['./remote']?.js).toHaveLength(1);
  });

  it('are missed by the build, not by the visitor, when the chunk has no name [N-37-408]', async () => {
    const compilation = await build(EXPOSES);
    expect(() => filesIn(compilation)).toThrow("the build has no chunk for './remote'");
  });
});
