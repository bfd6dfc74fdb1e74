import { createHash } from 'node:crypto';

export type Files = Record<string, Uint8Array>;

const sha = (algorithm: string, content: Uint8Array) => createHash(algorithm).update(content);

const integrityOf = (content: Uint8Array): string => `sha384-${sha('sha384', content).digest('base64')}`;

export const shortHash = (...contents: (Uint8Array | string)[]): string => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 10);
};

export interface ReleaseFacts {
  name: string;
  version: string;
  releaseId: string;
  federationName: string;
  entry: string;
  exposed: { js: string[]; css: string[] };
  manifest: object;
  shared: Record<string, { version: string; requiredVersion: string }>;
}

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
