import { readFileSync } from 'node:fs';
import { gateRefusal } from 'tools/shop/gate';
import type { SecondShop } from 'e2e/support/second-shop';
import { buildRemote, damage, releaseUser } from './damage';
import { VICTIM, type Kind } from './kinds';

const liveRelease = (shop: SecondShop, name: string): string => {
  const { microFrontends } = JSON.parse(readFileSync(shop.target.discoveryFile, 'utf8')) as {
    microFrontends: Record<string, { extras: { releaseId: string } }[]>;
  };
  return microFrontends[name]?.[0]?.extras.releaseId ?? '';
};

/** Returns what refuses the release before it reaches visitors, or null. Restores the shop afterwards. */
export const whatRefuses = async (shop: SecondShop, kind: Kind): Promise<string | null> => {
  if (kind.beyondTheGate) return null;
  if (kind.how.kind === 'discovery') return 'signature and revision, which gateway and shell verify';
  if (kind.how.kind === 'remote') {
    await releaseUser(shop, kind);
    const { name, releaseId } = await shop.publish(await buildRemote(shop, kind));
    return gateRefusal(shop.url, shop.target, name, releaseId);
  }
  const releaseId = liveRelease(shop, VICTIM.name);
  const undo = await damage(shop, kind);
  try {
    return await gateRefusal(shop.url, shop.target, VICTIM.name, releaseId);
  } finally {
    undo();
  }
};
