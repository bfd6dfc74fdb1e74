import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { type Statement, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';

@Injectable()
export class LiveSessions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Locks the session, so that an erasure finds everything written. @throws AUTH.REQUIRED when it has ended */
  async lock(caller: RequestUser): Promise<void> {
    await this.work.write([this.buildLock(caller)]);
  }

  buildLock({ sessionId }: RequestUser): Statement {
    return {
      sql: 'UPDATE sessions SET renewed_at = ? WHERE id = ? AND ended_at IS NULL',
      values: [this.clock.now(), sessionId],
      expectation: { rows: 1, orThrow: () => new AppError('AUTH.REQUIRED') },
    };
  }
}
