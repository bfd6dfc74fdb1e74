import type { Chunk, Compiler, RspackPluginInstance } from '@rspack/core';

// What SubresourceIntegrityPlugin writes for each chunk, and replaces by the hash.
const PLACEHOLDER = /"?([\w-]+)"?:"\*-\*-\*-CHUNK-SRI-HASH-[^"]*",?/g;
/** After the scripts are minified, before placeholders are replaced. */
const STAGE = 600;

/** Keeps in the entry the integrity of the named chunks alone: the page's guard knows that of every other chunk. */
export class FirstIntegrityPlugin implements RspackPluginInstance {
  constructor(private readonly names: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FirstIntegrityPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'FirstIntegrityPlugin', stage: STAGE }, (assets) => {
        const first = this.idsOf(compilation.chunks);
        // The builds of single shared packages have none.
        if (first.size === 0) return;
        for (const [file, source] of Object.entries(assets)) {
          const text = file.endsWith('.js') ? source.source().toString() : '';
          if (!text.includes('CHUNK-SRI-HASH')) continue;
          const lean = text.replaceAll(PLACEHOLDER, (entry, id: string) => (first.has(id) ? entry : ''));
          compilation.updateAsset(file, new compiler.rspack.sources.RawSource(lean));
        }
      });
    });
  }

  private idsOf(chunks: Iterable<Chunk>): ReadonlySet<string> {
    const named = [...chunks].filter(({ name }) => name !== undefined && this.names.includes(name));
    return new Set(named.map(({ id }) => String(id)));
  }
}
