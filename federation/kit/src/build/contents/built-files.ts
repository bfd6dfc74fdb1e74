import { createHash } from 'node:crypto';
import type { ChunkGroup, Compilation } from '@rspack/core';
import type { ExposedFiles, ReleaseFile } from '../../discovery/release.js';

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

export const exposedFiles = (
  compilation: Compilation,
  exposes: readonly string[],
  read: (groups: (ChunkGroup | undefined)[]) => ExposedFiles = filesOf,
): Record<string, ExposedFiles> =>
  Object.fromEntries(
    exposes.map((expose) => [expose, read([compilation.namedChunkGroups.get(chunkNameOf(expose))])]),
  );

export const describeFile = (content: Buffer): ReleaseFile => ({
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  size: content.length,
});
