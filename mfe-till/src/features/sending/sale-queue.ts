import type { NewSale, Sale } from '@lacteos/contracts/schemas';
import { newIdempotencyKey } from '@lacteos/api-client';
import { isReadable, STORED_FORMAT, type OfflineSale, type SaleStore, type StoredSale } from './stored-sale';

export interface Seller {
  userId: number;
  storeId: number | null;
}
export interface SaleQueueState {
  /** Of this person, and handed over by others, without a known outcome; oldest first. */
  sending: readonly StoredSale[];
  refused: readonly StoredSale[];
  /** Sold last on this device by this person. */
  last: StoredSale | null;
  /** Sales that a later release stored in another format. */
  unreadable: number;
  /** Why the last attempt has no outcome. */
  problem: string | null;
}
export interface QueueSettings {
  store: SaleStore;
  seller: Seller;
  /** @throws with `status` and `code` */
  send: (body: NewSale, key: string) => Promise<Sale>;
  now?: () => Date;
  /** Pauses between attempts without an answer; the last one stays. */
  retryMs?: readonly number[];
  /** Proves prices and stock of a sale that may be handed over without an answer; null: none may. */
  proofOf?: (body: NewSale, soldAt: string) => OfflineSale | null;
  /** Not for what was handed over before. */
  onSold?: (sale: Sale) => void;
  onHandedOver?: (stored: StoredSale) => void;
  /** From sending to handing over, in ms. */
  handOverMs?: number;
}

const RETRY_MS = [1_000, 2_000, 5_000, 10_000, 20_000];
const HAND_OVER_MS = 4_000;
const LOCK = 'lacteos.till.sending';
const EMPTY: SaleQueueState = { sending: [], refused: [], last: null, unreadable: 0, problem: null };

interface Failure extends Error {
  status?: number;
  code?: string;
}

/** Certainly not sold: a definite answer, and not about the session, the network or the moment. */
const isRefusal = ({ status = 0 }: Failure): boolean =>
  status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);

/** One tab sends at a time; the others read what it stored. */
async function alone(act: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Navigator & { locks?: LockManager };
  if (locks) await locks.request(LOCK, act);
  else await act();
}

/**
 * Sales of one person, stored before they are sent and sent in order under their own key until the outcome is known.
 */
export class SaleQueue {
  private state = EMPTY;
  private readonly listeners = new Set<() => void>();
  private readonly now: () => Date;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private failures = 0;
  private lastAt = 0;
  private unreadable = 0;
  private turn: Promise<void> = Promise.resolve();
  private isClosed = false;
  /** Sales of others that this person may not send. */
  private readonly refusedToOthers = new Set<string>();

  constructor(private readonly settings: QueueSettings) {
    this.now = settings.now ?? (() => new Date());
  }

  readonly getState = (): SaleQueueState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Reads what an earlier page left and sends it. */
  async open(): Promise<void> {
    this.isClosed = false;
    window.addEventListener('online', this.sendNow);
    await this.refresh();
    await this.sendAll();
  }

  close(): void {
    this.isClosed = true;
    window.removeEventListener('online', this.sendNow);
    if (this.timer) clearTimeout(this.timer);
  }

  /** Resolves once the sale is stored; sending goes on by itself. */
  async add(body: NewSale): Promise<void> {
    const at = this.momentAfterLast();
    const proof = this.settings.proofOf?.(body, at) ?? undefined;
    const stored: StoredSale = {
      format: STORED_FORMAT,
      key: newIdempotencyKey(),
      ...this.settings.seller,
      at,
      body,
      ...(proof ? { proof } : {}),
      state: 'sending',
      sale: null,
      refusal: null,
    };
    await this.settings.store.write(stored);
    if (this.state.problem !== null || !navigator.onLine) await this.handOver(stored.key);
    await this.refresh();
    void this.sendAll();
  }

  /** Two sales of one millisecond keep their order. */
  private momentAfterLast(): string {
    this.lastAt = Math.max(this.now().getTime(), this.lastAt + 1);
    return new Date(this.lastAt).toISOString();
  }

  readonly sendNow = (): void => {
    this.failures = 0;
    void this.sendAll();
  };

  /** A refused sale was taken up again or given up. */
  async drop(key: string): Promise<void> {
    await this.settings.store.remove(key);
    await this.refresh();
  }

  /** The buyer doesn't wait for an answer. From here on the sale is taken as it was. */
  private async handOver(key: string): Promise<void> {
    const stored = await this.read(key);
    if (stored?.state !== 'sending' || !stored.proof || stored.handedOverAt) return;
    const { proof, body } = stored;
    const handedOver = {
      ...stored,
      body: { ...body, offline: proof },
      handedOverAt: this.now().toISOString(),
    };
    await this.settings.store.write(handedOver);
    await this.refresh();
    this.settings.onHandedOver?.(handedOver);
  }

  private sendAll(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.turn = this.turn.then(() => alone(() => this.sendWaiting())).catch(() => undefined);
    return this.turn;
  }

  private async sendWaiting(): Promise<void> {
    let next = await this.nextToSend();
    while (next && !this.isClosed) {
      const isKnown = await this.sendOne(next);
      next = isKnown ? await this.nextToSend() : undefined;
    }
  }

  private async nextToSend(): Promise<StoredSale | undefined> {
    await this.refresh();
    return this.state.sending[0];
  }

  /** @returns whether the outcome is known */
  private async sendOne({ key, body }: StoredSale): Promise<boolean> {
    const { handOverMs = HAND_OVER_MS } = this.settings;
    const handOverTimer = setTimeout(() => void this.handOver(key), handOverMs);
    try {
      const sale = await this.settings.send(body, key);
      clearTimeout(handOverTimer);
      await this.recordSold(key, sale);
      return true;
    } catch (error) {
      clearTimeout(handOverTimer);
      const stored = await this.read(key);
      return stored ? await this.recordFailure(stored, error as Failure, body) : true;
    }
  }

  private async recordSold(key: string, sale: Sale): Promise<void> {
    const stored = await this.read(key);
    if (!stored) return;
    if (this.isOwn(stored)) {
      await this.settings.store.write({ ...stored, state: 'sold', sale });
      await this.dropEarlierSold(stored);
    } else await this.settings.store.remove(key);
    this.failures = 0;
    await this.refresh(null);
    if (!stored.handedOverAt) this.settings.onSold?.(sale);
  }

  private async recordFailure(stored: StoredSale, failure: Failure, sent: NewSale): Promise<boolean> {
    if (isRefusal(failure)) {
      // Handed over while it was asked for: sent again as such.
      if (stored.handedOverAt && !sent.offline) return true;
      if (!this.isOwn(stored)) {
        this.refusedToOthers.add(stored.key);
        return true;
      }
      const { code = '', message } = failure;
      await this.settings.store.write({ ...stored, state: 'refused', refusal: { code, message } });
      await this.refresh(null);
      return true;
    }
    await this.handOver(stored.key);
    const { retryMs = RETRY_MS } = this.settings;
    const wait = retryMs[Math.min(this.failures, retryMs.length - 1)];
    this.failures += 1;
    this.change({ ...this.state, problem: failure.message || 'Sin conexión.' });
    if (!this.isClosed) this.timer = setTimeout(() => void this.sendAll(), wait);
    return false;
  }

  /** The last sale stays, for its receipt and its cancellation. */
  private async dropEarlierSold(latest: StoredSale): Promise<void> {
    const earlier = (await this.readAll()).filter(
      (sale) => this.isOwn(sale) && sale.state === 'sold' && sale.key !== latest.key,
    );
    for (const { key } of earlier) await this.settings.store.remove(key);
  }

  private isOwn({ userId, storeId }: StoredSale): boolean {
    const { seller } = this.settings;
    return userId === seller.userId && storeId === seller.storeId;
  }

  private async readAll(): Promise<StoredSale[]> {
    return (await this.readReadable()).filter(
      (sale) => this.isOwn(sale) || (sale.handedOverAt && !this.refusedToOthers.has(sale.key)),
    );
  }

  private async readReadable(): Promise<StoredSale[]> {
    const stored = await this.settings.store.readAll();
    const readable = stored.filter(isReadable);
    this.unreadable = stored.length - readable.length;
    return readable;
  }

  private async read(key: string): Promise<StoredSale | undefined> {
    return (await this.readReadable()).find((sale) => sale.key === key);
  }

  private async refresh(problem: string | null = this.state.problem): Promise<void> {
    const all = await this.readAll();
    const inState = (state: StoredSale['state']) => all.filter((sale) => sale.state === state);
    const sending = inState('sending');
    this.change({
      sending,
      refused: inState('refused'),
      last:
        inState('sold')
          .filter((sale) => this.isOwn(sale))
          .at(-1) ?? null,
      unreadable: this.unreadable,
      problem: sending.length > 0 ? problem : null,
    });
  }

  private change(state: SaleQueueState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
