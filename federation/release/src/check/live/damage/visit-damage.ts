import type { PageRemains, ShopPage } from '../page/shop-page.js';
import { compareStates, type Moment, type State } from '../states/compare-states.js';
import { damageLeftBehind, damageWhileShown } from './compare-states.js';
import type { PageState } from './damage-probe.js';

const MAX_TIMERS = 2;
const MAX_CANVAS_MB = 50;

interface Untouched {
  page: PageState;
  whole: State;
  print: State;
}

/** Compares shop and browser with how they were on the shell's own page before any visit. */
export class VisitDamage {
  private constructor(
    private readonly shop: ShopPage,
    readonly keys: string[],
    private readonly untouched: Untouched,
  ) {}

  static async record(shop: ShopPage): Promise<VisitDamage> {
    const keys = await shop.plant();
    const page = await shop.state(keys);
    const [whole, print] = [await shop.readState(), await shop.readPrintState()];
    return new VisitDamage(shop, keys, { page, whole, print });
  }

  /** Also after the time that a page's timers wait for, without waiting. */
  async findWhileShown(isPressed: boolean): Promise<string[]> {
    const found = await this.findAt('shown', isPressed);
    return found.length === 0 && (await this.shop.passTime()) ? this.findAt('standing', isPressed) : found;
  }

  async findAfterLeaving({ state, canvasMb }: PageRemains): Promise<string[]> {
    const { page, whole } = this.untouched;
    return [
      ...damageLeftBehind(page, state),
      ...compareStates(whole, await this.shop.readState(), 'left'),
      ...(canvasMb > MAX_CANVAS_MB ? [`keeps ${Math.round(canvasMb)} MB of canvas`] : []),
    ];
  }

  /** Takes a second: timers that go on, and print. */
  async findAfterwards(): Promise<string[]> {
    const timers = await this.shop.timersAfterLeaving();
    return [
      ...compareStates(this.untouched.print, await this.shop.readPrintState(), 'left'),
      ...(timers > MAX_TIMERS ? ['goes on setting timers'] : []),
    ];
  }

  private async findAt(moment: Moment, isPressed: boolean): Promise<string[]> {
    return [
      ...damageWhileShown(this.untouched.page, await this.shop.state(this.keys, isPressed)),
      ...compareStates(this.untouched.whole, await this.shop.readState(), moment),
    ];
  }
}
