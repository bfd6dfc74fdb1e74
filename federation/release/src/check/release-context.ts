import { callServer } from '@lacteos/contracts/http';
import { readFile } from 'node:fs/promises';
import type { ReleaseTarget, RegistryFile, Release } from '../contract/contract.js';
import { versionsOf } from '../registry/project-versions.js';
import { findRelease } from '../releases/published-releases.js';

export interface ApiOperation {
  /** Absent or empty: public. */
  security?: readonly object[];
}

export interface ApiDocument {
  info: { version: string };
  paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
}

export interface ReleaseContext {
  others: readonly Release[];
  before: Release | null;
  /** Live shell, or the release itself if it is one. */
  shell: Release | null;
  /** Null: no API document to compare with. */
  api: ApiDocument | null;
  /** Source of the document, or the reason for its absence. */
  apiSource: string;
}

const SHELL = 'shell';
const LIMITS = { timeoutMs: 10_000, maxBytes: 20_000_000 };

export const releaseContextOf = async (
  target: ReleaseTarget,
  live: RegistryFile,
  release: Release,
  instead: readonly Release[] = [],
): Promise<ReleaseContext> => {
  const replaced = new Set([release.name, ...instead.map(({ name }) => name)]);
  const wanted = Object.keys(live.microFrontends)
    .filter((name) => !replaced.has(name))
    .flatMap((name) => {
      const { live: stable, canary } = versionsOf(live, name);
      return [stable, canary].flatMap((version) => (version ? [{ name, id: version.extras.releaseId }] : []));
    });
  const found = await Promise.all(wanted.map(({ name, id }) => findRelease(target, name, id)));
  const others = [...instead, ...found.flatMap((one) => (one ? [one.release] : []))].filter(
    ({ name }) => name !== release.name,
  );
  const beforeId = versionsOf(live, release.name).live?.extras.releaseId;
  const before = beforeId ? await findRelease(target, release.name, beforeId) : null;
  const shell = release.name === SHELL ? release : (others.find(({ name }) => name === SHELL) ?? null);
  return { others, before: before?.release ?? null, shell, ...(await readApiDocument(target.apiDocument)) };
};

const readApiDocument = async (
  source: string | undefined,
): Promise<Pick<ReleaseContext, 'api' | 'apiSource'>> => {
  if (!source) return { api: null, apiSource: 'RELEASES_API_DOCUMENT names no OpenAPI document' };
  try {
    const text = /^https?:/.test(source) ? await download(source) : await readFile(source, 'utf8');
    return { api: JSON.parse(text) as ApiDocument, apiSource: source };
  } catch (error) {
    return { api: null, apiSource: `${source}: ${(error as Error).message}` };
  }
};

const download = async (address: string): Promise<string> => {
  const answer = await callServer(address, LIMITS);
  if (!answer.isOk) throw new Error(`the server answered ${answer.status}`);
  return answer.text();
};
