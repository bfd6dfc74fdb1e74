import { createHash } from 'node:crypto';

/** By path below the release folder. */
export type Files = Record<string, Uint8Array>;

const sha = (algorithm: string, content: Uint8Array) => createHash(algorithm).update(content);

const integrityOf = (content: Uint8Array): string => `sha384-${sha('sha384', content).digest('base64')}`;

/** First digits of a hash, for names. */
export const shortHash = (...contents: (Uint8Array | string)[]): string => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 10);
};

/** Facts of release.json beside the files. */
export interface ReleaseFacts {
  name: string;
  version: string;
  releaseId: string;
  federationName: string;
  entry: string;
  /** Files that './remote' needs at once. */
  exposed: { js: string[]; css: string[] };
  manifest: object;
  /** Version built with, and accepted range. */
  shared: Record<string, { version: string; requiredVersion: string }>;
}

/** Text of release.json. */
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
