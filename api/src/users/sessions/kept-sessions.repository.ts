import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { type Statement, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';

/** Ties what is written for a person to their open session. */
@Injectable()
export class KeptSessions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps the caller's session open until the end of the transaction. What it writes is thus committed before an erasure
   * begins, which ends the sessions first and finds it, or not at all.
   * @throws AUTH.REQUIRED when the session ended meanwhile
   */
  async keep(caller: RequestUser): Promise<void> {
    await this.work.write([this.buildKeep(caller)]);
  }

  /** What {@link keep} runs. */
  buildKeep({ sessionId }: RequestUser): Statement {
    return {
      sql: 'UPDATE sessions SET renewed_at = ? WHERE id = ? AND ended_at IS NULL',
      values: [this.clock.now(), sessionId],
      expectation: { rows: 1, orThrow: () => new AppError('AUTH.REQUIRED') },
    };
  }
}
