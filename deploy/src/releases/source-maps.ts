import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { DeployTarget, Release } from '../contract/contract.js';
import { assertSafeNames } from './release-folder.js';

const zip = promisify(gzip);
const unzip = promisify(gunzip);
const SCRIPT = /^[\w.-]+(?:\/[\w.-]+)*\.js$/;

type Store = Pick<DeployTarget, 'store'>;
type Named = Pick<Release, 'name' | 'releaseId'>;

/** Key of a release's source maps in the store, with a final slash: beside the releases, where no browser reads. */
export const sourceMapsKey = ({ name, releaseId }: Named): string => {
  assertSafeNames(name, releaseId);
  return `maps/${name}/${releaseId}/`;
};

const keyOf = (release: Named, script: string): string => `${sourceMapsKey(release)}${script}.map.gz`;

/**
 * Keeps the source maps of a build for the release desk, which resolves browsers' stacks with them. The sources
 * themselves stay out; a build without maps keeps none.
 */
export const keepSourceMaps = async (buildDir: string, { store }: Store, release: Release): Promise<void> => {
  for (const script of Object.keys(release.files).filter((path) => SCRIPT.test(path))) {
    const text = await readFile(join(buildDir, `${script}.map`), 'utf8').catch(() => null);
    if (text === null) continue;
    const { sourcesContent: _sources, ...map } = JSON.parse(text) as SourceMapPayload;
    await store.create(keyOf(release, script), await zip(JSON.stringify(map)));
  }
};

/** The source map of a release's script, or null when the store has none. */
export const findSourceMap = async (
  { store }: Store,
  release: Named,
  script: string,
): Promise<SourceMap | null> => {
  if (!SCRIPT.test(script)) return null;
  const stored = await store.read(keyOf(release, script));
  if (!stored) return null;
  return new SourceMap(JSON.parse((await unzip(stored.body)).toString('utf8')) as SourceMapPayload);
};
