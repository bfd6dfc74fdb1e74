import type { RemoteManifest } from '../remote-manifest.js';
import { brokenLine, lineOf } from './json-lines.js';
import { ManifestError } from './manifest-error.js';
import { manifestProblems, type ManifestProblem } from './manifest-problems.js';
import {
  FORMER_MANIFEST,
  FORMER_WORDS,
  NEW_WORDS,
  RELEASED_MANIFEST,
  WRITTEN_MANIFEST,
  type Schema,
} from './manifest-schema.js';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const RELEASED_WORDS = new Map(Object.entries(NEW_WORDS).map(([released, word]) => [word, released]));

const problemsOf = (value: unknown, schema: Schema): ManifestProblem[] => {
  const words = isObject(value) ? Object.keys(value) : [];
  const former = words.find((word) => FORMER_WORDS.includes(word));
  const mixed = words.find((word) => RELEASED_WORDS.has(word));
  if (former && mixed)
    return [
      { path: [former], message: `${former} is a word of contract 1 and cannot stand beside ${mixed}` },
    ];
  return manifestProblems(former ? FORMER_MANIFEST : schema, value);
};

/**
 * Reads a manifest that a team wrote, also of contract 1, whose words releases still use. No manifest mixes both.
 *
 * @param file named in the message, with the line
 * @throws ManifestError with one line for each problem
 */
export function readManifest(text: string, file: string, schema: Schema = WRITTEN_MANIFEST): RemoteManifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ManifestError(`${file}:${brokenLine(text, error)} is no JSON: ${(error as Error).message}`);
  }
  const problems = problemsOf(value, schema);
  if (problems.length > 0)
    throw new ManifestError(
      problems.map(({ path, message }) => `${file}:${lineOf(text, path)} ${message}`).join('\n'),
    );
  const { $schema: _forEditors, criticality: _unread, ...manifest } = value as Record<string, unknown>;
  const released = Object.entries(manifest).map(([word, inner]) => [RELEASED_WORDS.get(word) ?? word, inner]);
  return Object.fromEntries(released) as RemoteManifest;
}

/** Problems of a manifest in a release; none for a release without one, such as a library. */
export const releasedProblems = (manifest: unknown): ManifestProblem[] =>
  manifest === undefined ? [] : manifestProblems(RELEASED_MANIFEST, manifest);
