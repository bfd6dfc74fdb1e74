import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { DailyWork, runInBatches } from '../outbox/index.js';
import { AuditTrailRepository } from './audit-trail.repository.js';

const BATCH = 500;

/** Once a day, on one replica. */
@Injectable()
export class AuditRetention {
  constructor(
    private readonly trail: AuditTrailRepository,
    private readonly daily: DailyWork,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    daily.register('platform.remove-old-audit', 'old audit', () => this.run());
  }

  run(batch = BATCH): Promise<number> {
    const before = this.daily.daysAgo(this.config.auditKeepDays);
    return runInBatches(batch, () => this.trail.deleteBefore(before, batch));
  }
}
