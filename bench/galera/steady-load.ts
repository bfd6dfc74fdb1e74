import { setTimeout as delay } from 'node:timers/promises';
import type { ClusterShop } from './cluster-shop.js';
import { type Acknowledged, type Answered, refused } from './orders.js';

const WINDOW_MS = 5_000;
const STEP_MS = 500;
/** A p99 below it is always normal. */
const NORMAL_MS = 500;
/** Allows for a busy machine. */
const NORMAL_RATIO = 2;

const p99 = (answers: readonly Answered[]): number =>
  [...answers].map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)[
    Math.floor(answers.length * 0.99)
  ] ?? 0;

export class SteadyLoad {
  readonly answers: Answered[] = [];
  private readonly open = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private count = 0;
  private before = 0;

  constructor(
    private readonly shop: ClusterShop,
    private readonly acknowledged: Acknowledged,
    private readonly rate: number,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.send(), 1_000 / this.rate);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.open);
  }

  markNormal(): void {
    this.before = Math.max(...this.windows(this.answers[0]?.at ?? 0, performance.now()).map(p99));
  }

  get normal(): number {
    return this.before;
  }

  secondsUntilNormal(since: number, until: number): number {
    const limit = Math.max(this.before * NORMAL_RATIO, NORMAL_MS);
    let normalFrom = since;
    for (const [index, window] of this.windows(since, until).entries()) {
      const isNormal =
        window.length > 0 && p99(window) <= limit && window.every(({ status }) => status === 201);
      if (!isNormal) normalFrom = since + (index + 1) * STEP_MS;
    }
    return (normalFrom - since) / 1_000;
  }

  private windows(since: number, until: number): Answered[][] {
    const windows: Answered[][] = [];
    for (let from = since; from + WINDOW_MS <= until; from += STEP_MS)
      windows.push(this.answers.filter(({ at }) => at >= from && at < from + WINDOW_MS));
    return windows;
  }

  summary(): { notes: string[]; problems: string[] } {
    const countOf = (status: number): number =>
      this.answers.filter((answer) => answer.status === status).length;
    return {
      notes: [`${countOf(201)} orders`, `${countOf(503)} answers of 503`],
      problems: refused(this.answers),
    };
  }

  private send(): void {
    const { buyers, gateway } = this.shop;
    this.count += 1;
    const buyer = buyers[this.count % buyers.length];
    if (!buyer) return;
    const lines = [{ id_product: 2 + (this.count % 30), quantity: 1 }];
    const sending = this.acknowledged.place(gateway.origin, buyer, lines).then((answers) => {
      this.answers.push(...answers);
      this.open.delete(sending);
    });
    this.open.add(sending);
  }
}

export const seconds = (count: number): Promise<void> => delay(count * 1_000);
