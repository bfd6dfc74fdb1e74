import { createHash } from 'node:crypto';
import type { ChunkGroup, Compilation } from '@rspack/core';
import type { ExposedFiles, ReleaseFile } from '../../registry/release.js';

export const isShipped = (path: string): boolean => !path.endsWith('.map') && !path.includes('hot-update');

export const filesOf = (groups: Iterable<ChunkGroup | undefined>): ExposedFiles => {
  const files = [...new Set([...groups].flatMap((group) => group?.getFiles() ?? []))].filter(isShipped);
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  };
};

export const chunkNameOf = (expose: string): string =>
  `__federation_expose_${expose.replace(/^\.\//, '').replace(/\W/g, '_')}`;

/** Without its manifest, which no one reads, the federation plugin gives the chunks of exposed modules no name. */
export const namedExposes = (exposes: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(exposes).map(([expose, request]) => [
      expose,
      { import: request, name: chunkNameOf(expose) },
    ]),
  );

export const exposedFiles = (
  compilation: Compilation,
  exposes: readonly string[],
  read: (groups: (ChunkGroup | undefined)[]) => ExposedFiles = filesOf,
): Record<string, ExposedFiles> =>
  Object.fromEntries(
    exposes.map((expose) => {
      const group = compilation.namedChunkGroups.get(chunkNameOf(expose));
      if (!group) throw new Error(`the build has no chunk for '${expose}'`);
      return [expose, read([group])];
    }),
  );

export const describeFile = (content: Buffer): ReleaseFile => ({
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  size: content.length,
});
