import { createHash } from 'node:crypto';

/** A file of a release by its path below the release folder. */
export type Files = Record<string, Uint8Array | string>;
/** Packages that the page has once: the version built with, and the versions it runs with (^x.y.z). */
export type Ranges = Record<string, { version: string; requiredVersion: string }>;

/** Contents of the release file beside its list of files. */
export interface ReleaseFacts {
  name: string;
  version: string;
  releaseId: string;
  federationName: string;
  entry: string;
  /** Files that the exposed module './remote' needs at once. */
  exposed: { js: string[]; css: string[] };
  manifest: object;
  shared: Ranges;
  /** Text of the declarations of what it offers to other remotes. */
  types?: string;
}

/** First digits of the hash of some contents, for names. */
export const shortHash = (...contents: (Uint8Array | string)[]): string => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 10);
};

const describeFile = (content: Uint8Array | string): { integrity: string; size: number } => ({
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  size: Buffer.byteLength(content),
});

/** The text of release.json, which describes a build for publishing, checking and loading (federation/docs/remote-contract.md). */
export const releaseJson = ({ entry, exposed, shared, ...facts }: ReleaseFacts, files: Files): string =>
  JSON.stringify({
    ...facts,
    entry,
    entryFiles: { js: [entry], css: [] },
    expose: { './remote': exposed },
    modules: {},
    sharedFiles: [],
    files: Object.fromEntries(Object.entries(files).map(([path, content]) => [path, describeFile(content)])),
    shared,
  });
