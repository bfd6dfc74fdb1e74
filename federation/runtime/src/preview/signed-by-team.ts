import {
  canonicalJson,
  projectKeys,
  verifySigned,
  type Discovery,
  type DiscoveryVersion,
  type PublicKeys,
  type Preview,
} from '@lacteos/remote-kit';

/** Base64 hash over names and hashes of the files, as the gate writes it. */
const digestOf = async ({ extras }: DiscoveryVersion): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(canonicalJson(extras.files)));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
};

/**
 * Whether the discovery file lists exactly this release.json, or a project's key signed a passed attestation of
 * exactly these files. The desk's signature is not enough.
 */
export const isSignedByTeam = async (
  { remote, releaseId, integrity, attestation }: Preview,
  version: DiscoveryVersion,
  roots: PublicKeys,
  { trust, microFrontends }: Discovery,
): Promise<boolean> => {
  const isListed = microFrontends[remote]?.some(
    ({ extras }) => extras.releaseId === releaseId && extras.releaseFile?.integrity === integrity,
  );
  if (isListed) return true;
  if (!attestation?.passed || attestation.project !== remote || attestation.release !== releaseId)
    return false;
  if ((await verifySigned(attestation, projectKeys(roots, trust, remote))) !== 'verified') return false;
  return attestation.filesDigest === (await digestOf(version));
};
