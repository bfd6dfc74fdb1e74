import { createHmac, randomInt } from 'node:crypto';

import { TEXTS } from '@lacteos/contracts/validation';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { isSameText } from '#platform/text/index.js';
import { AttemptLimiter } from '../accounts/attempt-limiter.js';
import { emailKey, type User } from '../accounts/user.entity.js';
import type { EmailChangeEntity } from './email-change.entity.js';
import { EmailChangeRepository } from './email-change.repository.js';

const LIFE_MS = 15 * 60_000;
const MAX_TRIES = 5;
const CODES = 1_000_000;

export const wrongCode = (): AppError =>
  new AppError('PROFILE.CODE_INVALID', { errors: { code: TEXTS.codeWrong } });

@Injectable()
export class EmailChangeCodes {
  constructor(
    private readonly changes: EmailChangeRepository,
    private readonly limiter: AttemptLimiter,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The code is created with its mail. */
  async begin({ id: userId, key_version: keyVersion }: User, email: string): Promise<void> {
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + LIFE_MS);
    await this.changes.replace({ userId, email, codeHash: '', keyVersion, createdAt, expiresAt });
  }

  /** Null once expired or when the account has changed. */
  async findOpen(user: User | null): Promise<EmailChangeEntity | null> {
    const change = user && (await this.changes.find(user.id));
    const isOpen = change && change.keyVersion === user.key_version && change.expiresAt > this.clock.now();
    return isOpen ? change : null;
  }

  /** @returns the new code */
  async renew(change: EmailChangeEntity): Promise<string> {
    const code = String(randomInt(CODES)).padStart(6, '0');
    const codeHash = this.hashOf(change.userId, change.email, code);
    await this.work.run(() => this.changes.replace({ ...change, codeHash }));
    return code;
  }

  /** Uses one try. @throws PROFILE.CODE_INVALID, AUTH.TOO_MANY_ATTEMPTS */
  async prove({ id, email }: RequestUser, code: string, address: string): Promise<EmailChangeEntity> {
    await this.limiter.count({ kind: 'email', account: emailKey(email), address });
    const change = await this.changes.find(id);
    const hasTry = change && (await this.changes.useTry(id, MAX_TRIES, this.clock.now()));
    if (!change?.codeHash || !hasTry || !isSameText(change.codeHash, this.hashOf(id, change.email, code)))
      throw wrongCode();
    return change;
  }

  /** @returns false when a concurrent request was first */
  consume({ userId, codeHash }: EmailChangeEntity): Promise<boolean> {
    return this.changes.consume(userId, codeHash);
  }

  private hashOf(userId: number, email: string, code: string): string {
    return createHmac('sha256', this.config.jwtSecret).update(`${userId}:${email}:${code}`).digest('hex');
  }
}
