import { checksumOf } from '../protocol/keys.js';
import type { Transaction } from './transactions.js';
import { DEFAULT_SWITCHES, type Switches } from './switches.js';

/** null: no answer. */
export interface Delivery {
  transactionId: string;
  status: string;
  attempt: number;
  answer: number | null;
}

const HOUR_MS = 3_600_000;
/** Wompi's documented retries: 30 minutes, 3 hours, 24 hours. */
const RETRIES_MS = [HOUR_MS / 2, 3 * HOUR_MS, 24 * HOUR_MS];

/** Repeats until the shop answers exactly 200. */
export class EventSender {
  readonly deliveries: Delivery[] = [];
  switches: Switches = DEFAULT_SWITCHES;
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly url: string,
    private readonly secret: string,
    private readonly retryScale: number,
    /** Lets the API return a transaction known only from an event. */
    private readonly store: (transaction: Transaction) => void,
  ) {}

  announce(transaction: Transaction): void {
    const { isSending, delayMs } = this.switches;
    if (!isSending) return;
    if (delayMs > 0) this.later(() => this.send(transaction), delayMs);
    else this.send(transaction);
  }

  send(transaction: Transaction): void {
    const { copies, declinedFirst } = this.switches;
    if (declinedFirst && transaction.status === 'APPROVED') this.declineFirst(transaction);
    for (let copy = 0; copy < copies; copy += 1) void this.deliver(transaction, 0);
  }

  stop(): void {
    this.timers.forEach((timer) => clearTimeout(timer));
    this.timers.clear();
  }

  private declineFirst(transaction: Transaction): void {
    const declined: Transaction = { ...transaction, id: `${transaction.id}0`, status: 'DECLINED' };
    this.store(declined);
    void this.deliver(declined, 0);
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
    const { properties, checksum: mode, environment, reference } = this.switches;
    const timestamp = Math.floor(Date.now() / 1000);
    const values = properties.map((path) => valueAt({ transaction }, path));
    const right = checksumOf(values, timestamp, mode === 'wrong' ? 'another secret' : this.secret);
    return {
      event: 'transaction.updated',
      data: { transaction: { ...transaction, reference: reference ?? transaction.reference } },
      environment,
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
