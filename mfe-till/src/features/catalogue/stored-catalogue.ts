import type { TillCatalogue } from '@lacteos/contracts/schemas';

const KEY = 'till.catalogue';
/** A working day; a till without a network for longer sells nothing. */
const MAX_AGE_MS = 24 * 3_600_000;

interface Stored {
  owner: string;
  at: number;
  catalogue: TillCatalogue;
}

/** For a till without a network. Holds nothing of persons. */
export function storeCatalogue(owner: string, catalogue: TillCatalogue): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ owner, at: Date.now(), catalogue } satisfies Stored));
  } catch {
    // Without storage the till needs its network.
  }
}

export function readStoredCatalogue(owner: string): TillCatalogue | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Stored | null;
    if (stored?.owner !== owner) return undefined;
    const age = Date.now() - stored.at;
    return age >= 0 && age < MAX_AGE_MS ? stored.catalogue : undefined;
  } catch {
    return undefined;
  }
}
