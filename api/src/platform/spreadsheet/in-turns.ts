import { setImmediate } from 'node:timers/promises';

/** Passes items on, and lets other requests run after each few: a database in this process answers without a pause. */
export async function* inTurns<Item>(items: AsyncIterable<Item>, few = 1): AsyncGenerator<Item> {
  let passed = 0;
  for await (const item of items) {
    yield item;
    passed += 1;
    if (passed % few === 0) await setImmediate();
  }
}
