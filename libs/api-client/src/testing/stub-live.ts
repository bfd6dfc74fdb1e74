import type { LiveChange, LiveChanges } from '@lacteos/contracts/schemas';

const CHANNEL = 'lacteos.live.';

/** Plays another tab of the same person, which streams for all. Call `stop` after the test. */
export function stubLive() {
  const { BroadcastChannel: channelBefore, fetch: fetchBefore } = globalThis;
  const channels = new Set<Channel>();
  class Channel extends EventTarget {
    onmessage: ((event: { data: LiveChanges }) => void) | null = null;
    constructor(readonly name: string) {
      super();
      channels.add(this);
    }
    postMessage(): void {}
    close(): void {
      channels.delete(this);
    }
  }
  // This tab's stream waits for its turn.
  Object.assign(globalThis, { BroadcastChannel: Channel, fetch: () => new Promise(() => undefined) });
  let last = 0;
  return {
    announce: (...changes: (Pick<LiveChange, 'subject' | 'id' | 'name'> & Partial<LiveChange>)[]): void => {
      const now = new Date().toISOString();
      const data = {
        cursor: `${(last += 1)}.0`,
        now,
        isTooMuch: false,
        changes: changes.map((change, n) => ({ by: null, ...change, key: `o${last}-${n}`, at: now })),
      };
      for (const { name, onmessage } of channels) if (name.startsWith(CHANNEL)) onmessage?.({ data });
    },
    stop: (): void => void Object.assign(globalThis, { BroadcastChannel: channelBefore, fetch: fetchBefore }),
  };
}
