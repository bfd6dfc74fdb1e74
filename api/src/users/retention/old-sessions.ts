import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config/index.js';
import { DailyWork, runInBatches } from '#platform/outbox/index.js';
import { OldSessionsRepository } from './old-sessions.repository.js';

/** Small, so that no other statement waits long. */
const BATCH = 500;

@Injectable()
export class OldSessions {
  constructor(
    private readonly rows: OldSessionsRepository,
    private readonly daily: DailyWork,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    daily.register('users.remove-old-sessions', 'old sessions', () => this.run());
  }

  /** @returns number of rows, without tokens of sessions */
  async run(batch = BATCH): Promise<number> {
    const before = this.daily.daysAgo(this.config.sessionKeepDays);
    let deleted = 0;
    for (const step of [
      () => this.rows.deleteSessions(before, batch),
      () => this.rows.deleteTokensWithoutSession(before, batch),
      () => this.rows.deleteRecoveryCodes(before, batch),
      () => this.rows.deleteBackupCodes(before, batch),
      () => this.rows.deleteEmailChanges(before, batch),
    ])
      deleted += await runInBatches(batch, step);
    return deleted;
  }
}
