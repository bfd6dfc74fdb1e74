import type { Compiler, Module, RspackPluginInstance } from '@rspack/core';

const resourceOf = (module: Module): string => ('resource' in module ? String(module.resource) : '');

/** Puts everything that one chunk group needs into one file, together with the files that only pass on exports. */
export class BaseChunkPlugin implements RspackPluginInstance {
  private readonly found = new Set<string>();

  constructor(
    /** Name of the chunk group. */
    private readonly base: string,
    /** Folder of the files that pass on. */
    private readonly groups: string,
  ) {}

  readonly includes = (module: Module): boolean =>
    resourceOf(module).startsWith(this.groups) || this.found.has(module.identifier());

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BaseChunkPlugin', (compilation) => {
      // Modules that only unused exports need are gone by now, and files are not yet split.
      compilation.hooks.optimizeModules.tap('BaseChunkPlugin', () => {
        const { chunkGraph } = compilation;
        for (const chunk of compilation.namedChunkGroups.get(this.base)?.chunks ?? [])
          for (const module of chunkGraph.getChunkModules(chunk)) this.found.add(module.identifier());
      });
    });
  }
}
