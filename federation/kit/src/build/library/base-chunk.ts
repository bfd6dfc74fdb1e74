import type { Compiler, Module, RspackPluginInstance } from '@rspack/core';

const resourceOf = (module: Module): string => ('resource' in module ? String(module.resource) : '');

/** Merges one chunk group and the files that only re-export into one file. */
export class BaseChunkPlugin implements RspackPluginInstance {
  private readonly found = new Set<string>();

  constructor(
    private readonly base: string,
    private readonly groups: string,
  ) {}

  readonly includes = (module: Module): boolean =>
    resourceOf(module).startsWith(this.groups) || this.found.has(module.identifier());

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BaseChunkPlugin', (compilation) => {
      // Unused modules are gone at this stage, and files are not yet split.
      compilation.hooks.optimizeModules.tap('BaseChunkPlugin', () => {
        const { chunkGraph } = compilation;
        for (const chunk of compilation.namedChunkGroups.get(this.base)?.chunks ?? [])
          for (const module of chunkGraph.getChunkModules(chunk)) this.found.add(module.identifier());
      });
    });
  }
}
