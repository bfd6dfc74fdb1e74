import { readFileSync } from 'node:fs';
import { gateRefusal } from '../../tools/lib/gate.mjs';
import type { SideShop } from '../support/side-shop';
import { damage } from './damage';
import { VICTIM, type Kind } from './kinds';

const liveRelease = (shop: SideShop, name: string): string => {
  const { microFrontends } = JSON.parse(readFileSync(shop.target.discoveryFile, 'utf8')) as {
    microFrontends: Record<string, { extras: { releaseId: string } }[]>;
  };
  return microFrontends[name]?.[0]?.extras.releaseId ?? '';
};

/** What stops such a release before it reaches a visitor; null when nothing does. */
export const whatRefuses = async (shop: SideShop, kind: Kind): Promise<string | null> => {
  if (kind.beyondTheGate) return null;
  if (kind.how.kind === 'discovery') return 'signature and revision: gateway and shell';
  const name = kind.how.kind === 'remote' ? 'sabotaged' : VICTIM.name;
  const releaseId = liveRelease(shop, name);
  const undo = await damage(shop, kind);
  try {
    const built = kind.how.kind === 'remote' ? liveRelease(shop, name) : releaseId;
    return await gateRefusal(shop.url, shop.target, name, built);
  } finally {
    undo();
  }
};
