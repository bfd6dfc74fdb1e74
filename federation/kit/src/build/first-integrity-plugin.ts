import type { Compilation, Compiler, RspackPluginInstance } from '@rspack/core';

const PLACEHOLDER = /(?:"|(?<![\w-]))([\w-]+)"?:"\*-\*-\*-CHUNK-SRI-HASH-[^"]*",?/g;
const LOOKUP = /\.sriHashes\[(\w+)\]/g;
// Matches no file: browsers refuse chunks unknown to both entry and guard.
const NONE = `sha384-${'A'.repeat(64)}`;
/** Between minification and the replacement of placeholders. */
const STAGE = 600;

/** Keeps integrity in the entry only for the named imports: the page's guard knows every other chunk. */
export class FirstIntegrityPlugin implements RspackPluginInstance {
  constructor(private readonly names: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FirstIntegrityPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'FirstIntegrityPlugin', stage: STAGE }, (assets) => {
        const first = this.idsOf(compilation);
        // Builds of single shared packages have none.
        if (first.size === 0) return;
        for (const [file, source] of Object.entries(assets)) {
          const text = file.endsWith('.js') ? source.source().toString() : '';
          if (!text.includes('CHUNK-SRI-HASH')) continue;
          const lean = text
            .replaceAll(PLACEHOLDER, (entry, id: string) => (first.has(id) ? entry : ''))
            .replaceAll(LOOKUP, `.sriHashes[$1]||"${NONE}"`);
          compilation.updateAsset(file, new compiler.rspack.sources.RawSource(lean));
        }
      });
    });
  }

  private idsOf({ namedChunks, namedChunkGroups }: Compilation): ReadonlySet<string> {
    const loaded = this.names.map((name) => {
      const named = namedChunks.get(name);
      return [...(named ? [named] : []), ...(namedChunkGroups.get(name)?.chunks ?? [])];
    });
    const missing = this.names.filter((_name, index) => loaded[index]?.length === 0);
    if (missing.length > 0 && missing.length < this.names.length)
      throw new Error(`Loaded unchecked, because no import has this name: ${missing.join(', ')}`);
    return new Set(loaded.flat().map(({ id }) => String(id)));
  }
}
