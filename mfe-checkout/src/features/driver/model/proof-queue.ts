import { newIdempotencyKey } from '@lacteos/api-client';
import { STORED_FORMAT, type DriverStore, type StoredProof } from './stored-proof';

export type NewProof = Pick<StoredProof, 'token' | 'orderId' | 'name' | 'body' | 'picture'>;

export interface ProofQueueState {
  /** Oldest first. */
  waiting: readonly StoredProof[];
  refused: readonly StoredProof[];
  /** Why proofs wait although they were sent. */
  problem: 'no-answer' | 'route-not-left' | null;
}

export interface ProofQueueSettings {
  store: DriverStore;
  /** @returns the picture's name in the proof @throws with `status` */
  sendPicture: (proof: StoredProof) => Promise<string>;
  /** @throws with `status` */
  sendProof: (proof: StoredProof) => Promise<void>;
  /** The page reads the stored route before the proof leaves the queue. */
  onSent?: () => Promise<void>;
  /** Pauses between attempts without an answer; the last one stays. */
  retryMs?: readonly number[];
}

const RETRY_MS = [1_000, 2_000, 5_000, 10_000, 20_000];
const LOCK = 'lacteos.driver.sending';
const EMPTY: ProofQueueState = { waiting: [], refused: [], problem: null };

interface Failure extends Error {
  status?: number;
  code?: string;
}

type Outcome = 'known' | 'no-answer' | 'route-not-left';

/** A definite answer, and not about the network or the moment. */
const isRefusal = ({ status = 0 }: Failure): boolean =>
  status >= 400 && status < 500 && ![408, 425, 429].includes(status);

/** One tab sends at a time; the others read what it stored. */
async function alone(act: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Navigator & { locks?: LockManager };
  if (locks) await locks.request(LOCK, act);
  else await act();
}

/** Proofs of this phone, stored before they are sent and sent in order under their own key until the outcome is known. */
export class ProofQueue {
  private state = EMPTY;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private failures = 0;
  private turn: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(private readonly settings: ProofQueueSettings) {}

  readonly getState = (): ProofQueueState => this.state;

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

  /** Resolves once the proof is stored; sending goes on by itself. */
  async add(proof: NewProof): Promise<void> {
    await this.settings.store.writeProof({
      ...proof,
      format: STORED_FORMAT,
      key: newIdempotencyKey(),
      refusal: null,
    });
    await this.refresh();
    void this.sendAll();
  }

  readonly sendNow = (): void => {
    this.failures = 0;
    void this.sendAll();
  };

  async sendAgain(proof: StoredProof): Promise<void> {
    await this.settings.store.writeProof({ ...proof, refusal: null });
    this.sendNow();
  }

  async drop(key: string): Promise<void> {
    await this.settings.store.removeProof(key);
    await this.refresh();
  }

  private sendAll(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.turn = this.turn.then(() => alone(() => this.sendWaiting())).catch(() => undefined);
    return this.turn;
  }

  /** A route that has not left holds up its own proofs only. */
  private async sendWaiting(): Promise<void> {
    const notLeft = new Set<string>();
    let next = await this.nextToSend(notLeft);
    while (next && !this.isClosed) {
      const outcome = await this.sendOne(next);
      if (outcome === 'no-answer') return this.retryLater(outcome);
      if (outcome === 'route-not-left') notLeft.add(next.token);
      next = await this.nextToSend(notLeft);
    }
    if (notLeft.size > 0) this.retryLater('route-not-left');
  }

  private async nextToSend(notLeft: ReadonlySet<string>): Promise<StoredProof | undefined> {
    await this.refresh();
    return this.state.waiting.find(({ token }) => !notLeft.has(token));
  }

  private async sendOne(waiting: StoredProof): Promise<Outcome> {
    const { store, sendProof, onSent } = this.settings;
    try {
      const proof = await this.withSentPicture(waiting);
      await sendProof(proof);
      await store.finishProof(proof);
      this.failures = 0;
      await onSent?.();
      await this.refresh(null);
      return 'known';
    } catch (error) {
      return this.recordFailure(waiting.key, error as Failure);
    }
  }

  private async withSentPicture(proof: StoredProof): Promise<StoredProof> {
    if (proof.picture === null) return proof;
    const photo = await this.settings.sendPicture(proof);
    const sent = { ...proof, picture: null, body: { ...proof.body, photo } };
    await this.settings.store.writeProof(sent);
    return sent;
  }

  private async recordFailure(key: string, failure: Failure): Promise<Outcome> {
    if (failure.code === 'DELIVERY.ROUTE_NOT_LEFT') return 'route-not-left';
    if (!isRefusal(failure)) return 'no-answer';
    const stored = (await this.settings.store.readProofs()).find((proof) => proof.key === key);
    if (stored) await this.settings.store.writeProof({ ...stored, refusal: failure.message });
    await this.refresh(null);
    return 'known';
  }

  private retryLater(problem: ProofQueueState['problem']): void {
    const { retryMs = RETRY_MS } = this.settings;
    const wait = retryMs[Math.min(this.failures, retryMs.length - 1)];
    this.failures += 1;
    this.change({ ...this.state, problem });
    if (!this.isClosed) this.timer = setTimeout(() => void this.sendAll(), wait);
  }

  private async refresh(problem: ProofQueueState['problem'] = this.state.problem): Promise<void> {
    const all = await this.settings.store.readProofs();
    const waiting = all.filter(({ refusal }) => refusal === null);
    const refused = all.filter(({ refusal }) => refusal !== null);
    this.change({ waiting, refused, problem: waiting.length > 0 ? problem : null });
  }

  private change(state: ProofQueueState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
