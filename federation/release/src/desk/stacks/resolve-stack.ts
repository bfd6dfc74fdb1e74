import type { BrowserErrorFrame } from '@lacteos/remote-kit/registry';
import type { SourceMap } from 'node:module';
import type { ReleaseTarget } from '../../contract/contract.js';
import { findSourceMap } from '../../releases/source-maps.js';
import { parseStack, type RawFrame } from './parse-stack.js';

/** Parsed maps kept in memory, some megabytes each. */
const MAX_MAPS = 6;
const BUNDLED = /^(?:webpack|rspack):\/\/[^/]*\//;

/** `src/pages/cart/cart-page.tsx` of the project, `node_modules/…` of a package. */
const plainSource = (source: string): string =>
  source
    .replace(BUNDLED, '')
    .replace(/^(?:\.\.?\/)+(?=node_modules|libs)/, '')
    .replace(/^\.\//, '');

const nameIn = (entry: object): string | undefined =>
  'name' in entry && typeof entry.name === 'string' ? entry.name : undefined;

/** Resolves browsers' stacks by the stored source maps of shell and remotes. */
export class StackResolver {
  private readonly maps = new Map<string, Promise<SourceMap | null>>();

  constructor(private readonly target: Pick<ReleaseTarget, 'store'>) {}

  async resolve(stack: string): Promise<BrowserErrorFrame[]> {
    return Promise.all(parseStack(stack).map((frame) => this.resolveFrame(frame)));
  }

  private async resolveFrame(frame: RawFrame): Promise<BrowserErrorFrame> {
    const { name, release, script, line, column, called } = frame;
    const map = await this.mapOf(frame);
    const found = map?.findEntry(line - 1, column - 1);
    if (!found || !('originalSource' in found))
      return { project: name, release, source: script, line, column, called };
    return {
      project: name,
      release,
      source: plainSource(found.originalSource),
      line: found.originalLine + 1,
      column: found.originalColumn + 1,
      called: nameIn(found) ?? called,
    };
  }

  private mapOf({ name, release, script }: RawFrame): Promise<SourceMap | null> {
    const key = `${name}/${release}/${script}`;
    const known = this.maps.get(key);
    this.maps.delete(key);
    const map = known ?? findSourceMap(this.target, { name, releaseId: release }, script).catch(() => null);
    this.maps.set(key, map);
    for (const oldest of [...this.maps.keys()].slice(0, -MAX_MAPS)) this.maps.delete(oldest);
    return map;
  }
}
