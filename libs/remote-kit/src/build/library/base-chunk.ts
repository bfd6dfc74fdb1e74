import type { Compilation, Compiler, Module, RspackPluginInstance } from '@rspack/core';

const resourceOf = (module: Module): string => ('resource' in module ? String(module.resource) : '');

/** Puts everything that one module needs into one file, together with the files that only pass on exports. */
export class BaseChunkPlugin implements RspackPluginInstance {
  private readonly found = new Set<string>();

  constructor(
    /** File of the module. */
    private readonly base: string,
    /** Folder of the files that pass on. */
    private readonly groups: string,
  ) {}

  readonly includes = (module: Module): boolean =>
    resourceOf(module).startsWith(this.groups) || this.found.has(module.identifier());

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BaseChunkPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('BaseChunkPlugin', (modules) => {
        this.collect(
          compilation,
          [...modules].filter((module) => resourceOf(module) === this.base),
        );
      });
    });
  }

  private collect({ moduleGraph }: Compilation, start: Module[]): void {
    const waiting = [...start];
    for (const module of waiting) {
      if (this.found.has(module.identifier())) continue;
      this.found.add(module.identifier());
      for (const { module: next } of moduleGraph.getOutgoingConnections(module)) if (next) waiting.push(next);
    }
  }
}
