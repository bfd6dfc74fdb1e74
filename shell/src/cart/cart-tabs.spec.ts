import { on } from '@lacteos/session-bus';

import { aUser, startBus } from '../testing/render-shell';
import { shareChanges } from './cart-tabs';

class FakeChannel extends EventTarget {
  static readonly open = new Map<string, FakeChannel>();
  constructor(name: string) {
    super();
    FakeChannel.open.set(name, this);
  }
  postMessage(): void {}
  close(): void {}
  receive(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

describe('cart messages of other tabs', () => {
  it('are applied for the same person, and all others are ignored [N-34-213]', async () => {
    const before = globalThis.BroadcastChannel;
    Object.assign(globalThis, { BroadcastChannel: FakeChannel });
    const { id: userId } = aUser();
    await startBus(aUser());
    const stop = shareChanges();
    const heard: unknown[] = [];
    const subscriptions = [
      on('cart-changed').subscribe((change) => heard.push(change)),
      on('wishes-changed').subscribe((change) => heard.push(change)),
    ];
    const foreign = [
      null,
      undefined,
      0,
      '',
      [],
      {},
      { userId },
      { userId, count: '9' },
      { userId, count: -1 },
    ];
    for (const channel of FakeChannel.open.values()) for (const value of foreign) channel.receive(value);
    FakeChannel.open.get('lacteos.wishes')?.receive({ userId, favourites: null, restockNotices: [1] });
    FakeChannel.open.get('lacteos.cart')?.receive({ userId: userId + 1, count: 3 });
    expect(heard).toEqual([]);
    FakeChannel.open.get('lacteos.cart')?.receive({ userId, count: 3 });
    FakeChannel.open.get('lacteos.wishes')?.receive({ userId, favourites: [2], restockNotices: [] });
    expect(heard).toEqual([{ count: 3 }, { favourites: [2], restockNotices: [] }]);
    subscriptions.forEach((subscription) => subscription.unsubscribe());
    stop();
    Object.assign(globalThis, { BroadcastChannel: before });
  });
});
