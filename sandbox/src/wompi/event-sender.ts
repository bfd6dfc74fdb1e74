import { checksumOf } from './keys.js';
import type { Transaction } from './transactions.js';

/** How events are sent; each switch is a fault that a receiver must bear. */
export interface EventSwitches {
  /** false: the event never comes. */
  isSending: boolean;
  /** How often the same event is sent at once. */
  copies: number;
  checksum: 'right' | 'wrong' | 'upper case';
  /** Order of the listed properties. */
  properties: readonly string[];
  /** How late the event comes. */
  delayMs: number;
  /** Sends a DECLINED of another attempt under the same reference before each APPROVED. */
  declinedFirst: boolean;
  /** Leaves new payments pending until they are finished by hand. */
  keepsPending: boolean;
}

export const DEFAULT_SWITCHES: EventSwitches = {
  isSending: true,
  copies: 1,
  checksum: 'right',
  properties: ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'],
  delayMs: 0,
  declinedFirst: false,
  keepsPending: false,
};

/** One delivery and what the receiver answered; null: nothing. */
export interface Delivery {
  transactionId: string;
  status: string;
  attempt: number;
  answer: number | null;
}

const HOUR_MS = 3_600_000;
/** Wompi tries again after 30 minutes, 3 hours and 24 hours. */
const RETRIES_MS = [HOUR_MS / 2, 3 * HOUR_MS, 24 * HOUR_MS];

/** Sends signed events to the shop until it answers exactly 200. */
export class EventSender {
  readonly deliveries: Delivery[] = [];
  switches: EventSwitches = DEFAULT_SWITCHES;
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly url: string,
    private readonly secret: string,
    /** 1 waits as long as Wompi does; 0.001 a thousandth. */
    private readonly retryScale: number,
  ) {}

  /** Sends what the switches say about a transaction's new state. */
  announce(transaction: Transaction): void {
    const { isSending, delayMs } = this.switches;
    if (!isSending) return;
    if (delayMs > 0) this.later(() => this.send(transaction), delayMs);
    else this.send(transaction);
  }

  /** Sends the event now, whatever the switch `isSending` says. */
  send(transaction: Transaction): void {
    const { copies, declinedFirst } = this.switches;
    if (declinedFirst && transaction.status === 'APPROVED')
      void this.deliver({ ...transaction, id: `${transaction.id}0`, status: 'DECLINED' }, 0);
    for (let copy = 0; copy < copies; copy += 1) void this.deliver(transaction, 0);
  }

  stop(): void {
    this.timers.forEach((timer) => clearTimeout(timer));
    this.timers.clear();
  }

  private async deliver(transaction: Transaction, attempt: number): Promise<void> {
    const event = this.eventOf(transaction);
    const answer = await fetch(this.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'X-Event-Checksum': event.signature.checksum },
      body: JSON.stringify(event),
      signal: AbortSignal.timeout(10_000),
    }).then(
      ({ status }) => status,
      () => null,
    );
    this.deliveries.push({ transactionId: transaction.id, status: transaction.status, attempt, answer });
    const pause = RETRIES_MS[attempt];
    if (answer !== 200 && pause !== undefined)
      this.later(() => void this.deliver(transaction, attempt + 1), pause * this.retryScale);
  }

  private eventOf(transaction: Transaction) {
    const { properties, checksum: mode } = this.switches;
    const timestamp = Math.floor(Date.now() / 1000);
    const values = properties.map((path) => valueAt({ transaction }, path));
    const right = checksumOf(values, timestamp, mode === 'wrong' ? 'another secret' : this.secret);
    return {
      event: 'transaction.updated',
      data: { transaction },
      environment: 'test',
      signature: { properties, checksum: mode === 'upper case' ? right.toUpperCase() : right },
      timestamp,
      sent_at: new Date().toISOString(),
    };
  }

  private later(action: () => void, delayMs: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      action();
    }, delayMs);
    this.timers.add(timer);
  }
}

function valueAt(data: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null)?.[name], data);
  return value === null || value === undefined ? '' : String(value);
}
