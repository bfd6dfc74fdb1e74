import {
  canonicalJson,
  projectKeys,
  verifySigned,
  type Registry,
  type RegistryVersion,
  type PublicKeys,
  type Preview,
} from '@lacteos/remote-kit';

/** Base64 hash over names and hashes of the files, as the gate writes it. */
const digestOf = async ({ extras }: RegistryVersion): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(canonicalJson(extras.files)));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
};

/**
 * Whether the registry lists exactly this release.json, or a project's key signed a passed attestation of
 * exactly these files. The desk's signature is not enough.
 */
export const isSignedByTeam = async (
  { remote, releaseId, integrity, attestation }: Preview,
  version: RegistryVersion,
  roots: PublicKeys,
  { trust, microFrontends }: Registry,
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
