import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkRelease, getWholeRelease, openLiveCheck } from '@lacteos/release';
import { ReleaseError } from '@lacteos/release/store';
import type { SecondShop } from 'e2e/support/shops/second-shop';
import { buildRemote, damage, releaseUser } from './damage';
import { VICTIM, type Kind } from './kinds';

const liveRelease = (shop: SecondShop, name: string): string => {
  const { microFrontends } = JSON.parse(readFileSync(shop.target.registryFile, 'utf8')) as {
    microFrontends: Record<string, { extras: { releaseId: string } }[]>;
  };
  return microFrontends[name]?.[0]?.extras.releaseId ?? '';
};

const API_DOCUMENT = resolve(import.meta.dirname, '../../../libs/contracts/openapi.json');

/** Reason for refusal, or null. Runs static checks, then opens the release in the shop. */
const gateRefusal = async (
  { url, target }: SecondShop,
  name: string,
  releaseId: string,
): Promise<string | null> => {
  try {
    const { release } = await getWholeRelease(target, name, releaseId);
    const live = await openLiveCheck({ GATE_PAGE_SECONDS: '15', ...process.env, SHOP_URL: url });
    const attestation = await checkRelease({ ...target, apiDocument: API_DOCUMENT }, release, {
      live,
      isKept: false,
    });
    const findings = [...attestation.static, ...(attestation.live ?? [])];
    const worst = findings.find(({ level }) => level === 'breaks');
    return worst ? `${worst.check}: ${worst.message}` : null;
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return `${error.code}: ${error.message}`;
  }
};

/** Returns what refuses the release before it reaches visitors, or null. Restores the shop afterwards. */
export const findRefusal = async (shop: SecondShop, kind: Kind): Promise<string | null> => {
  if (kind.beyondTheGate) return null;
  if (kind.damage.kind === 'registry') return 'signature and revision, which gateway and shell verify';
  if (kind.damage.kind === 'remote') {
    await releaseUser(shop, kind);
    const { name, releaseId } = await shop.publish(await buildRemote(shop, kind));
    return gateRefusal(shop, name, releaseId);
  }
  const releaseId = liveRelease(shop, VICTIM.name);
  const undo = await damage(shop, kind);
  try {
    return await gateRefusal(shop, VICTIM.name, releaseId);
  } finally {
    undo();
  }
};
