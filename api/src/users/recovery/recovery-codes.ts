import { createHmac, randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { isSameText } from '#platform/text/index.js';
import type { User } from '../accounts/user.entity.js';
import type { RecoveryCode } from './recovery-code.entity.js';
import type { RecoveryCodeKind } from './recovery-mail-budget.js';
import { type RecoveryDoor, RecoveryRepository } from './recovery.repository.js';
import type { RecoveryVisitor } from './recovery-visitor.js';

const MAX_TRIES = 5;

@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly codes: RecoveryRepository,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async create(
    user: User,
    kind: RecoveryCodeKind,
    { browser = '', network = '' }: Partial<RecoveryVisitor>,
  ): Promise<string> {
    const code = String(randomInt(10 ** kind.digits)).padStart(kind.digits, '0');
    const now = this.clock.now();
    await this.uow.run(() =>
      this.codes.replace({
        user_id: user.id,
        code_hash: this.hashOf(user.id, code),
        key_version: user.key_version,
        browser,
        network,
        is_long: kind.isLong,
        created_at: now,
        expires_at: new Date(now.getTime() + kind.lifeMs),
      }),
    );
    return code;
  }

  /** Strangers use up only the tries of their own door. */
  async prove(user: User, code: string, visitor: RecoveryVisitor): Promise<RecoveryCode | null> {
    const now = this.clock.now();
    const hash = this.hashOf(user.id, code);
    let found: RecoveryCode | null = null;
    for (const open of await this.codes.findOpen(user.id, user.key_version, now)) {
      const hasTry =
        open.is_long || (await this.codes.useTry(open.id, doorOf(open, visitor), MAX_TRIES, now));
      if (hasTry && isSameText(open.code_hash, hash)) found ??= open;
    }
    return found;
  }

  /** @returns false when a concurrent request was first */
  consume({ id }: RecoveryCode): Promise<boolean> {
    return this.codes.consume(id);
  }

  private hashOf(userId: number, code: string): string {
    return createHmac('sha256', this.config.jwtSecret).update(`${userId}:${code}`).digest('hex');
  }
}

function doorOf(code: RecoveryCode, { browser, network }: RecoveryVisitor): RecoveryDoor {
  if (browser && code.browser === browser) return 'tries';
  return code.network === network ? 'network_tries' : 'other_tries';
}
