import { setTimeout as delay } from 'node:timers/promises';

import { SiigoError } from './errors/siigo-error.js';

export interface SiigoToken {
  readonly value: string;
  readonly renewAt: number;
}

/** Shares the token among replicas and elects the one that signs in. */
export interface SiigoTokenStore {
  read(): Promise<SiigoToken | null>;
  /** False while another replica holds the claim. */
  claim(now: number, until: number): Promise<boolean>;
  write(token: SiigoToken): Promise<void>;
  release(): Promise<void>;
}

const CLAIM_MS = 35_000;
const POLL_MS = 120;

/** Cached in the process, shared through the store, renewed in a single flight. */
export class SiigoTokens {
  private held: SiigoToken | null = null;
  private obtaining: Promise<SiigoToken> | null = null;

  constructor(
    private readonly store: SiigoTokenStore,
    private readonly signIn: () => Promise<SiigoToken>,
    private readonly now: () => number,
  ) {}

  /** Signs in if necessary. @throws SiigoError */
  async current(): Promise<string> {
    if (this.held && this.held.renewAt > this.now()) return this.held.value;
    return this.obtain(null);
  }

  /** Returns another token than the refused one. @throws SiigoError */
  async replaceRefused(refused: string): Promise<string> {
    if (this.held && this.held.value !== refused) return this.current();
    return this.obtain(refused);
  }

  private async obtain(refused: string | null): Promise<string> {
    this.obtaining ??= this.obtainShared(refused).finally(() => {
      this.obtaining = null;
    });
    this.held = await this.obtaining;
    return this.held.value;
  }

  private async obtainShared(refused: string | null): Promise<SiigoToken> {
    const started = this.now();
    for (;;) {
      const shared = await this.findUsable(refused);
      if (shared) return shared;
      const now = this.now();
      if (await this.store.claim(now, now + CLAIM_MS)) return this.signInUnlessDone(refused);
      if (now - started > CLAIM_MS) throw new SiigoError('retryable', null, [], { isHeldBack: true });
      await delay(POLL_MS * (0.5 + Math.random()));
    }
  }

  /** Another replica may have signed in between the read and the claim. */
  private async signInUnlessDone(refused: string | null): Promise<SiigoToken> {
    try {
      const shared = await this.findUsable(refused);
      if (shared) {
        await this.store.release();
        return shared;
      }
      const token = await this.signIn();
      await this.store.write(token);
      return token;
    } catch (error) {
      await this.store.release();
      throw error;
    }
  }

  private async findUsable(refused: string | null): Promise<SiigoToken | null> {
    const shared = await this.store.read();
    return shared && shared.value !== refused && shared.renewAt > this.now() ? shared : null;
  }
}

export class ProcessTokenStore implements SiigoTokenStore {
  private token: SiigoToken | null = null;
  private claimedUntil = 0;

  async read(): Promise<SiigoToken | null> {
    return this.token;
  }

  async claim(now: number, until: number): Promise<boolean> {
    if (this.claimedUntil > now) return false;
    this.claimedUntil = until;
    return true;
  }

  async write(token: SiigoToken): Promise<void> {
    this.token = token;
    this.claimedUntil = 0;
  }

  async release(): Promise<void> {
    this.claimedUntil = 0;
  }
}
