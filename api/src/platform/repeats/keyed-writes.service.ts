import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '../clock/index.js';
import { UnitOfWork } from '../database/index.js';
import { AppError } from '../errors/index.js';
import { seal, type SealKey, unseal } from '../seal/index.js';
import type { IdempotencyKeyEntity } from './idempotency-key.entity.js';
import { IdempotencyKeysRepository } from './idempotency-keys.repository.js';
import { keyHashOf, type KeyedRequest, requestHashOf } from './request-identity.js';

const MAX_ANSWER_CHARACTERS = 1_000_000;
/** Afterwards a write without an answer counts as lost with its process. */
const LEASE_MS = 120_000;
const POLL_MS = 100;
/** A copy waits shorter for the first answer than the gateway waits. */
const MAX_POLLS = 200;

export interface WriteAnswer {
  readonly status: number;
  readonly body: unknown;
}
type Write = () => Promise<WriteAnswer>;
interface Identity {
  readonly keyHash: string;
  readonly requestHash: string;
  readonly userId: number | null;
  readonly sealKey: SealKey;
}

/** Failures are not stored: a repetition runs the write again. */
@Injectable()
export class KeyedWrites {
  constructor(
    private readonly keys: IdempotencyKeysRepository,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Key, effect and answer share one transaction; a concurrent copy waits for the row. @throws
   * HTTP.IDEMPOTENCY_KEY_REUSED
   */
  inTransaction(request: KeyedRequest, key: string, write: Write): Promise<WriteAnswer> {
    const identity = this.identityOf(request, key);
    return this.work.runAround(async () => {
      if (!(await this.claim(identity))) return this.answerOf(await this.get(identity), identity);
      return this.recordAnswer(await write(), identity);
    });
  }

  /**
   * For writes that allow no transaction around them: key, effect, then answer. A concurrent copy waits for the
   * answer, and repeats the write when the first process is lost.
   * @throws HTTP.IDEMPOTENCY_KEY_REUSED, UNAVAILABLE when the first one takes too long
   */
  async outsideTransaction(request: KeyedRequest, key: string, write: Write): Promise<WriteAnswer> {
    const identity = this.identityOf(request, key);
    for (let poll = 0; poll < MAX_POLLS; poll += 1) {
      if (await this.work.run(() => this.claim(identity))) return this.runAndRecord(write, identity);
      const first = await this.keys.find(identity.keyHash);
      if (first && first.status > 0) return this.answerOf(first, identity);
      if (first && (await this.takeOver(first))) return this.runAndRecord(write, identity);
      await delay(POLL_MS);
    }
    throw new AppError('UNAVAILABLE');
  }

  private identityOf(request: KeyedRequest, key: string): Identity {
    const sealKey = { secret: `${this.config.totpKey} ${key}`, purpose: 'write-answer' } as const;
    return {
      sealKey,
      keyHash: keyHashOf(request, key),
      requestHash: requestHashOf(request, sealKey.secret),
      userId: request.user?.id ?? null,
    };
  }

  private claim({ keyHash, requestHash, userId }: Identity): Promise<boolean> {
    return this.keys.claim({ keyHash, requestHash, userId, createdAt: this.clock.now() });
  }

  private takeOver({ keyHash, createdAt }: IdempotencyKeyEntity): Promise<boolean> | false {
    const now = this.clock.now();
    return now.getTime() - createdAt.getTime() > LEASE_MS && this.keys.takeOver(keyHash, createdAt, now);
  }

  private async runAndRecord(write: Write, identity: Identity): Promise<WriteAnswer> {
    const answer = await write().catch(async (error: unknown) => {
      await this.keys.release(identity.keyHash);
      throw error;
    });
    return this.recordAnswer(answer, identity);
  }

  private async recordAnswer(answer: WriteAnswer, { keyHash, sealKey }: Identity): Promise<WriteAnswer> {
    const text = JSON.stringify(answer.body ?? null);
    if (text.length > MAX_ANSWER_CHARACTERS) throw new Error(`an answer of ${text.length} characters`);
    await this.keys.recordAnswer(keyHash, answer.status, seal(text, sealKey));
    return answer;
  }

  private async get({ keyHash }: Identity): Promise<IdempotencyKeyEntity> {
    const done = await this.keys.find(keyHash);
    if (!done) throw new Error('a key that was claimed is gone');
    return done;
  }

  private answerOf(done: IdempotencyKeyEntity, { requestHash, sealKey }: Identity): WriteAnswer {
    if (done.requestHash !== requestHash) throw new AppError('HTTP.IDEMPOTENCY_KEY_REUSED');
    const text = unseal(done.answer ?? '', sealKey);
    if (text === null) throw new Error('the answer of a key was sealed with another secret');
    return { status: done.status, body: JSON.parse(text) as unknown };
  }
}
