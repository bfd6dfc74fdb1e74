import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler, RspackPluginInstance } from '@rspack/core';
import { describeFile, exposedFiles, isShipped } from '../contents/built-files.js';
import { LIBRARY_FILES } from '../../registry/release.js';
import type { Library } from './library.js';

export class LibraryPlugin implements RspackPluginInstance {
  constructor(private readonly head: Pick<Library, 'name' | 'federationName' | 'parts'>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LibraryPlugin', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'LibraryPlugin', stage }, () => {
        const text = JSON.stringify(this.describe(compilation), null, 2);
        compilation.emitAsset('library.json', new compiler.rspack.sources.RawSource(text));
      });
    });
  }

  private describe(compilation: Compilation): Library {
    const entry = compilation.entrypoints
      .get(this.head.federationName)
      ?.getFiles()
      .find((file) => file.endsWith('.js'));
    if (!entry) throw new Error('library.json: the build has no entry');
    const files = compilation.getAssets().filter(({ name }) => isShipped(name) && !name.endsWith('.json'));
    const exposes = [...new Set(this.head.parts.map(({ expose }) => expose))];
    return {
      ...this.head,
      entry,
      expose: exposedFiles(compilation, exposes),
      files: Object.fromEntries(
        files.map(({ name, source }) => [name, describeFile(source.buffer())] as const).sort(),
      ),
    };
  }
}

export class LibraryFilesPlugin implements RspackPluginInstance {
  constructor(
    private readonly dist: string,
    private readonly library: Library,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LibraryFilesPlugin', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'LibraryFilesPlugin', stage }, () => {
        const paths = Object.keys(this.library.files).flatMap((path) => [path, `${path}.map`]);
        for (const path of paths) {
          const content = readFileSync(join(this.dist, path));
          const source = new compiler.rspack.sources.RawSource(content);
          compilation.emitAsset(LIBRARY_FILES + path, source, { minimized: true });
        }
      });
    });
  }
}
