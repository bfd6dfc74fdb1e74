import { createHash } from 'node:crypto';
import { canonicalJson, verifySigned, type KeyList } from '@lacteos/remote-kit/registry';
import type { AttestationSummary, ReleaseTarget, Release } from '../contract/contract.js';
import { requireKey } from '../registry/registry-store.js';
import { keysOf } from '../registry/verified-file.js';
import { assertSafeNames } from '../releases/release-folder.js';
import { sign } from '../contract/signing.js';
import type { Attestation } from './finding.js';

export const attestationKey = (environment: string, project: string, releaseId: string): string => {
  assertSafeNames(project, releaseId);
  return `attestations/${environment}/${project}/${releaseId}.json`;
};

/** Hash over names and hashes of the files: tells builds with the same id apart. */
export const filesDigest = ({ files }: Pick<Release, 'files'>): string =>
  `sha384-${createHash('sha384').update(canonicalJson(files)).digest('base64')}`;

export const storeAttestation = async (
  target: ReleaseTarget,
  attestation: Attestation,
): Promise<Attestation> => {
  const signed = sign(attestation, requireKey(target));
  const key = attestationKey(target.environment, attestation.project, attestation.release);
  const text = `${JSON.stringify(signed, null, 2)}\n`;
  let isKept = false;
  while (!isKept) {
    const tag = (await target.store.read(key))?.tag ?? null;
    isKept = await target.store.replace(key, text, tag);
  }
  return signed;
};

/** Null unless a key of the project or the operator signed one. */
export const findAttestation = async (
  target: ReleaseTarget,
  project: string,
  releaseId: string,
  trust?: KeyList,
): Promise<Attestation | null> => {
  const stored = await target.store.read(attestationKey(target.environment, project, releaseId));
  if (!stored) return null;
  const attestation = JSON.parse(stored.body.toString()) as Attestation;
  return (await verifySigned(attestation, keysOf(target, project, trust))) === 'verified'
    ? attestation
    : null;
};

export const summaryOf = ({ passed, at, static: found, live }: Attestation): AttestationSummary => {
  const findings = [...found, ...(live ?? [])];
  const count = (level: string): number => findings.filter((finding) => finding.level === level).length;
  return { passed, at, breaks: count('breaks'), warnings: count('warns'), wasLive: live !== undefined };
};
