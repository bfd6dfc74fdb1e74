import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PageState } from './damage/damage-probe.js';
import type { PageRemains, ShopPage } from './page/shop-page.js';
import { VisitDamage } from './visit-damage.js';

const STATE: PageState = {
  lostKeys: [],
  overwrittenKeys: [],
  styles: {},
  covered: [],
  inert: [],
  overflow: 'visible visible',
  besideBody: [],
  isClickTaken: false,
};
const REST: PageRemains = {
  state: STATE,
  heapMb: 20,
  listeners: [],
  observers: 0,
  intervals: 0,
  layers: 1,
};
const QUIET = { timers: 0, calls: 0, events: 0, longTasks: 0, isBusy: false };

/** A shop that counts what each reading costs; readings change nothing. */
class CountedShop {
  readonly reads: Record<string, number> = {};
  work = QUIET;
  active: Record<string, string> = {};
  frame: Record<string, string> = {};

  plant = () => Promise.resolve([]);
  state = () => Promise.resolve(REST.state);
  takeUses = () => Promise.resolve([]);
  readRemains = () => Promise.resolve(REST);
  readNeutralState = () => this.count('state', this.frame);
  readPrintState = () => this.count('print', {});
  readActiveObjects = () => this.count('objects', { canvasMb: 0, nodes: 10, state: this.active });
  workAfterLeaving = () => this.count('second', this.work);

  private count<T>(what: string, answer: T): Promise<T> {
    this.reads[what] = (this.reads[what] ?? 0) + 1;
    return Promise.resolve(answer);
  }
}

let shop: CountedShop;
let elsewhere: Record<string, string>;
let damage: VisitDamage;
beforeEach(async () => {
  shop = new CountedShop();
  elsewhere = {};
  damage = await VisitDamage.record(shop as unknown as ShopPage, () => Promise.resolve(elsewhere));
});

const leave = (isDocument: boolean, isLast = false): Promise<string[]> =>
  damage.findAfterLeaving(REST, { isDocument, isLast });

describe('a page that was left', () => {
  it('costs a second, a reading of print and of objects only if it was a document [N-37-212]', async () => {
    const { reads } = shop;
    expect(reads).toEqual({ state: 1, print: 1, objects: 1 });
    await leave(true);
    expect(reads).toEqual({ state: 2, print: 2, objects: 2, second: 1 });
    await leave(false);
    await leave(false);
    expect(reads).toEqual({ state: 4, print: 2, objects: 2, second: 1 });
  });

  it('is asked for objects at work when it is the last of a tour [N-37-212]', async () => {
    shop.active = { 'active WebSocket': '1' };
    expect(await leave(false)).toEqual([]);
    expect(await leave(false, true)).toEqual(['keeps 1 WebSocket at work']);
  });

  it('is not blamed for a change that the shop shows in another browser too [N-37-230]', async () => {
    shop.frame = { 'frame header <span class="count"> \'\'': '1' };
    expect(await leave(false)).toEqual([`changes the frame: header <span class="count"> ''`]);
    elsewhere = { ...shop.frame };
    expect(await leave(false)).toEqual([]);
    shop.frame = { ...shop.frame, "frame header <b> 'Oferta'": '1' };
    expect(await leave(false)).toEqual(["changes the frame: header <b> 'Oferta'"]);
  });

  it.each([
    [{ events: 3 }, 'goes on sending events: 3 in a second'],
    [{ longTasks: 6 }, 'goes on working: 6 tasks above 50 ms in a second'],
    [{ calls: 6 }, 'goes on sending requests: 6 in a second'],
    [{ timers: 3 }, 'goes on setting timers'],
  ])('and works on with %j is refused [N-37-218]', async (changes, sentence) => {
    shop.work = { ...QUIET, ...changes };
    expect(await leave(true)).toEqual([sentence]);
  });
});
