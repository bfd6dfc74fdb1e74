import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '../clock/index.js';
import { Outbox, StartPlans } from '../outbox/index.js';
import { AuditTrailRepository } from './audit-trail.repository.js';

const TOPIC = 'platform.remove-old-audit';
const LANE = 'old audit';
const DAY_MS = 86_400_000;
/** Small, so that no other statement waits long. */
const BATCH = 500;
/** What a day leaves over, the next one takes. */
const MAX_BATCHES = 200;

/** Deletes audit entries that are older than the law asks for, once a day on one replica. */
@Injectable()
export class AuditRetention implements OnApplicationBootstrap {
  constructor(
    private readonly trail: AuditTrailRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly startPlans: StartPlans,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    outbox.handle(TOPIC, (_payload, messageId) => this.runDaily(messageId), LANE);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.startPlans.make(() => this.outbox.addRecurring(TOPIC, this.clock.now()));
  }

  /** Deletes entries made more than `AUDIT_KEEP_DAYS` ago, oldest first, in batches. @returns how many */
  async run(batch = BATCH): Promise<number> {
    const before = new Date(this.clock.now().getTime() - this.config.auditKeepDays * DAY_MS);
    let deleted = 0;
    for (let round = 0; round < MAX_BATCHES; round += 1) {
      const count = await this.trail.deleteBefore(before, batch);
      deleted += count;
      if (count < batch) break;
    }
    return deleted;
  }

  /** Plans the next day first: a day that is given up must not be the last. */
  private async runDaily(messageId: number): Promise<void> {
    await this.outbox.addRecurring(TOPIC, new Date(this.clock.now().getTime() + DAY_MS), messageId);
    await this.run();
  }
}
