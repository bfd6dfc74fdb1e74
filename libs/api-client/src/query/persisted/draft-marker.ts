/** Counts the drafts of tabs whose session was lost. Names no person and no form. */
const MARKER = 'lacteos.drafts';
const TAB = 'lacteos.tab';

interface Waiting {
  left: number;
  /** Epoch milliseconds. */
  at: number;
}

/** Without waiting drafts no page asks for a key or opens the database. */
export interface WaitingDrafts {
  add: () => string;
  remove: (tab: string) => void;
  /** This tab, in a new tab the one lost last; null without any. */
  tabToOpen: () => string | null;
}

type Places = { tabs: Storage; tab: Storage };

function storages(): Places | null {
  try {
    return { tabs: globalThis.localStorage, tab: globalThis.sessionStorage };
  } catch {
    return null;
  }
}

function read(tabs: Storage): Record<string, Waiting> {
  try {
    return (JSON.parse(tabs.getItem(MARKER) ?? '{}') ?? {}) as Record<string, Waiting>;
  } catch {
    return {};
  }
}

function write(tabs: Storage, waiting: Record<string, Waiting>): void {
  if (Object.keys(waiting).length === 0) tabs.removeItem(MARKER);
  else tabs.setItem(MARKER, JSON.stringify(waiting));
}

export function waitingDrafts(places: Places | null = storages()): WaitingDrafts | null {
  if (!places) return null;
  const { tabs, tab } = places;
  return {
    add: () => {
      const id = tab.getItem(TAB) ?? crypto.randomUUID();
      tab.setItem(TAB, id);
      const waiting = read(tabs);
      write(tabs, { ...waiting, [id]: { left: (waiting[id]?.left ?? 0) + 1, at: Date.now() } });
      return id;
    },
    remove: (id) => {
      const { [id]: one, ...others } = read(tabs);
      write(tabs, one && one.left > 1 ? { ...others, [id]: { ...one, left: one.left - 1 } } : others);
    },
    tabToOpen: () => {
      const waiting = read(tabs);
      const own = tab.getItem(TAB);
      if (own !== null) return own in waiting ? own : null;
      const [latest] = Object.entries(waiting).sort(([, one], [, other]) => other.at - one.at);
      return latest?.[0] ?? null;
    },
  };
}
