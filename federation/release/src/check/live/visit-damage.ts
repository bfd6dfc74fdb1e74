import { damageLeftBehind, damageWhileShown } from './damage/compare-states.js';
import type { PageState } from './damage/damage-probe.js';
import type { PageRemains, ShopPage } from './page/shop-page.js';
import type { ActiveObjects } from './states/active-objects.js';
import { compareStates, type State } from './states/compare-states.js';
import type { Moment } from './states/moments.js';

const MAX_TIMERS = 2;
const MAX_CANVAS_MB = 50;
const MAX_NODES = 20_000;
const MAX_HEAP_MB = 100;
const MAX_CALLS_AFTERWARDS = 5;
const MAX_EVENTS_AFTERWARDS = 2;
const MAX_LONG_TASKS = 5;

export interface VisitKind {
  isDocument: boolean;
  isLast: boolean;
}

interface Untouched {
  page: PageState;
  whole: State;
  print: State;
  active: ActiveObjects;
  heapMb: number;
}

/** Compares shop and browser with how they were on the shell's own page before any visit. */
export class VisitDamage {
  private constructor(
    private readonly shop: ShopPage,
    readonly keys: string[],
    private readonly untouched: Untouched,
    private readonly readElsewhere: () => Promise<State>,
  ) {}

  /** `readElsewhere` reads the shell's own page in a browser that has opened no page of the release. */
  static async record(shop: ShopPage, readElsewhere: () => Promise<State>): Promise<VisitDamage> {
    const keys = await shop.plant();
    const page = await shop.state(keys);
    const [whole, print] = [await shop.readNeutralState(), await shop.readPrintState()];
    const [{ heapMb }, active] = [await shop.readRemains(keys), await shop.readActiveObjects()];
    await shop.takeUses();
    return new VisitDamage(shop, keys, { page, whole, print, active, heapMb }, readElsewhere);
  }

  /** Also after the time that a page's timers wait for, without waiting. */
  async findWhileShown(isPressed: boolean): Promise<string[]> {
    const found = await this.findAt('shown', isPressed);
    return found.length === 0 && (await this.shop.passTime()) ? this.findAt('standing', isPressed) : found;
  }

  /** For pages opened within the shop, objects at work are read only after the last page of a tour. */
  async findAfterLeaving(
    { state, heapMb }: PageRemains,
    { isDocument, isLast }: VisitKind,
  ): Promise<string[]> {
    const heapGrowth = heapMb - this.untouched.heapMb;
    return [
      ...damageLeftBehind(this.untouched.page, state),
      ...(await this.findChanges()),
      ...(isDocument || isLast ? await this.findActive() : []),
      ...(heapGrowth > MAX_HEAP_MB ? [`keeps ${Math.round(heapGrowth)} MB of memory`] : []),
      ...(isDocument ? await this.findAfterwards() : []),
    ];
  }

  /** Without changes that the shop made meanwhile, for example to the count in its cart. */
  private async findChanges(): Promise<string[]> {
    const { whole } = this.untouched;
    const left = await this.shop.readNeutralState();
    const isUnchanged = compareStates(whole, left, 'left').length === 0;
    return isUnchanged ? [] : compareStates(whole, left, 'left', await this.readElsewhere());
  }

  private async findActive(): Promise<string[]> {
    const { active: before } = this.untouched;
    const active = await this.shop.readActiveObjects();
    const nodeGrowth = active.nodes - before.nodes;
    return [
      ...compareStates(before.state, active.state, 'left'),
      ...(active.canvasMb > MAX_CANVAS_MB ? [`keeps ${Math.round(active.canvasMb)} MB of canvas`] : []),
      ...(nodeGrowth > MAX_NODES ? [`keeps ${nodeGrowth} nodes of documents`] : []),
    ];
  }

  private async findAfterwards(): Promise<string[]> {
    const { timers, calls, events, longTasks, isBusy } = await this.shop.workAfterLeaving();
    return [
      ...(events > MAX_EVENTS_AFTERWARDS ? [`goes on sending events: ${events} in a second`] : []),
      ...(longTasks > MAX_LONG_TASKS ? [`goes on working: ${longTasks} tasks above 50 ms in a second`] : []),
      ...(calls > MAX_CALLS_AFTERWARDS ? [`goes on sending requests: ${calls} in a second`] : []),
      ...(isBusy ? ['keeps the processor busy'] : []),
      ...compareStates(this.untouched.print, await this.shop.readPrintState(), 'left'),
      ...(timers > MAX_TIMERS ? ['goes on setting timers'] : []),
    ];
  }

  private async findAt(moment: Moment, isPressed: boolean): Promise<string[]> {
    return [
      ...(await this.shop.takeUses()),
      ...damageWhileShown(this.untouched.page, await this.shop.state(this.keys, isPressed)),
      ...compareStates(this.untouched.whole, await this.shop.readState(isPressed), moment),
    ];
  }
}
