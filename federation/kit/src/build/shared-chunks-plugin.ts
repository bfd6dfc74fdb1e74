import type { Compilation, Compiler, RspackPluginInstance } from '@rspack/core';

export interface ReleaseNames {
  shared: string;
  own: string;
  id: string;
}

export const chunkGlobalOf = (name: string): string => `chunksOf_${name}`;

// Matching by `src` alone would take another release's pending script.
const FOREIGN_SCRIPT = /\b\w+\.getAttribute\("src"\) == url \|\| /g;

// Chunks lie below the entry folder in development, beside it once published.
const ENTRY_FOLDER = /\.replace\(\/\\\/\[\^\\\/\]\+\$\/, "\/"\)/g;

/**
 * Routes each chunk to the release whose script element loaded it: releases of one remote share files and a global,
 * but must not see each other's modules.
 */
const dispatcher = ({
  shared,
  own,
}: Pick<
  ReleaseNames,
  'shared' | 'own'
>): string => `globalThis[${JSON.stringify(chunkGlobalOf(shared))}] ||= {
  push(chunk) {
    const mark = document.currentScript?.getAttribute("data-rspack") ?? "";
    const chunks = globalThis["${chunkGlobalOf('')}" + mark.slice(0, mark.indexOf(":"))];
    if (!chunks) throw new Error("A chunk of ${shared} ran without its release: " + mark);
    return chunks.push(chunk);
  }
};
globalThis[${JSON.stringify(chunkGlobalOf(own))}] ||= [];
`;

/** Lets releases share identical chunks: chunks name their generation, and only the entry names the release. */
export class SharedChunksPlugin implements RspackPluginInstance {
  constructor(private readonly names: ReleaseNames) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedChunksPlugin', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'SharedChunksPlugin', stage }, () => {
        const files = compilation.entrypoints.get(this.names.shared)?.getEntrypointChunk().files ?? [];
        for (const file of files) if (file.endsWith('.js')) this.nameEntry(compiler, compilation, file);
      });
    });
  }

  private nameEntry(compiler: Compiler, compilation: Compilation, file: string): void {
    const { shared, own, id } = this.names;
    compilation.updateAsset(file, (source) => {
      const text = source.source().toString();
      const changed = new compiler.rspack.sources.ReplaceSource(source);
      const replace = (pattern: RegExp, by: (found: string) => string): void => {
        const places = [...text.matchAll(pattern)];
        if (places.length === 0)
          throw new Error(`${file}: the runtime is not the one that is known (${pattern})`);
        for (const { 0: found, index } of places) changed.replace(index, index + found.length - 1, by(found));
      };
      replace(new RegExp(shared, 'g'), () => own);
      replace(FOREIGN_SCRIPT, () => '');
      replace(ENTRY_FOLDER, (found) => `${found}.replace(${JSON.stringify(`/${id}/`)}, "/")`);
      return new compiler.rspack.sources.ConcatSource(dispatcher(this.names), changed);
    });
  }
}
