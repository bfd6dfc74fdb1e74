import { SourceMap, type SourceMapPayload } from 'node:module';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { SHARED_FILES } from '@lacteos/remote-kit/registry';
import type { ReleaseTarget, Release } from '../contract/contract.js';
import { assertSafeNames, isShared, readFrom } from './release-folder.js';

const zip = promisify(gzip);
const unzip = promisify(gunzip);
const SCRIPT = /^[\w.-]+(?:\/[\w.-]+)*\.js$/;

type Store = Pick<ReleaseTarget, 'store'>;
type Named = Pick<Release, 'name' | 'releaseId'>;

/** With a final slash; outside of what browsers read. */
export const sourceMapsKey = ({ name, releaseId }: Named): string => {
  assertSafeNames(name, releaseId);
  return `maps/${name}/${releaseId}/`;
};

const keyOf = ({ name, releaseId }: Named, script: string): string => {
  assertSafeNames(name);
  if (isShared(script)) return `${posix.join('maps', name, releaseId, script)}.map.gz`;
  if (`${releaseId}/` === SHARED_FILES) return `maps/${name}/${SHARED_FILES}${script}.map.gz`;
  return `${sourceMapsKey({ name, releaseId })}${script}.map.gz`;
};

export const sharedMapKey = (scriptKey: string): string =>
  `${scriptKey.replace(/^releases\//, 'maps/')}.map.gz`;

/** Keeps source maps, without the sources, for the desk's stacks; builds may have none. */
export const storeSourceMaps = async (
  buildDir: string,
  { store }: Store,
  release: Release,
): Promise<void> => {
  const read = readFrom(buildDir);
  for (const script of Object.keys(release.files).filter((path) => SCRIPT.test(path))) {
    const text = await read(`${script}.map`);
    if (text === null) continue;
    const { sourcesContent: _sources, ...map } = JSON.parse(text.toString()) as SourceMapPayload;
    await store.create(keyOf(release, script), await zip(JSON.stringify(map)));
  }
};

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
