import { createHash } from 'node:crypto';

/** A script or style of a release, by its path below the release folder. */
export type Files = Record<string, Uint8Array>;

const sha = (algorithm: string, content: Uint8Array) => createHash(algorithm).update(content);

/** Hash of a file as browsers check it. */
const integrityOf = (content: Uint8Array): string => `sha384-${sha('sha384', content).digest('base64')}`;

/** First digits of the hash of some contents, for names. */
export const shortHash = (...contents: (Uint8Array | string)[]): string => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 10);
};

/** What the release file says beside the files themselves. */
export interface ReleaseFacts {
  name: string;
  version: string;
  releaseId: string;
  federationName: string;
  entry: string;
  /** Files that the exposed module './remote' needs at once. */
  exposed: { js: string[]; css: string[] };
  manifest: object;
  /** Shared packages: the version built with, and the versions it runs with. */
  shared: Record<string, { version: string; requiredVersion: string }>;
}

/** The text of release.json, which describes a build for publishing, checking and loading. */
export const releaseJson = (facts: ReleaseFacts, files: Files): string => {
  const { name, version, releaseId, federationName, entry, exposed, manifest, shared } = facts;
  const listed = Object.entries(files).map(([path, content]) => [
    path,
    { integrity: integrityOf(content), size: content.length },
  ]);
  return JSON.stringify({
    name,
    version,
    releaseId,
    federationName,
    entry,
    entryFiles: { js: [entry], css: [] },
    expose: { './remote': exposed },
    modules: {},
    sharedFiles: [],
    files: Object.fromEntries(listed) as object,
    manifest,
    shared,
  });
};
