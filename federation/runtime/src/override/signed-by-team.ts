import {
  canonicalJson,
  projectKeys,
  verifySigned,
  type Discovery,
  type DiscoveryVersion,
  type PublicKeys,
  type TabRelease,
} from '@lacteos/remote-kit';

/** As the gate writes it: base64 of a hash over names and hashes of the files. */
const digestOf = async ({ extras }: DiscoveryVersion): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(canonicalJson(extras.files)));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
};

/**
 * Whether the team stands behind a release that a tab tries, whatever the desk signed: the verified discovery file lists
 * its release.json, or an attestation of exactly these files has passed and is signed by a key of the project.
 */
export const isOfTheTeam = async (
  { remote, releaseId, integrity, attestation }: TabRelease,
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
