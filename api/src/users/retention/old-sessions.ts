import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '#platform/clock/index.js';
import { Outbox, StartPlans } from '#platform/outbox/index.js';
import { OldSessionsRepository } from './old-sessions.repository.js';

const TOPIC = 'users.remove-old-sessions';
const LANE = 'old sessions';
const DAY_MS = 86_400_000;
/** Small, so that no other statement waits long. */
const BATCH = 500;
/** What a day leaves over, the next one takes. */
const MAX_BATCHES = 200;

/** Deletes ended sessions, used codes and expired ones, once a day on one replica. */
@Injectable()
export class OldSessions implements OnApplicationBootstrap {
  constructor(
    private readonly rows: OldSessionsRepository,
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

  /** Deletes what was over `SESSION_KEEP_DAYS` ago, in batches. @returns number of rows, tokens of sessions not counted */
  async run(batch = BATCH): Promise<number> {
    const before = new Date(this.clock.now().getTime() - this.config.sessionKeepDays * DAY_MS);
    let deleted = 0;
    for (const step of [
      () => this.rows.deleteSessions(before, batch),
      () => this.rows.deleteTokensWithoutSession(before, batch),
      () => this.rows.deleteRecoveryCodes(before, batch),
      () => this.rows.deleteBackupCodes(before, batch),
    ])
      deleted += await untilDone(step, batch);
    return deleted;
  }

  /** Plans the next day first: a day that is given up must not be the last. */
  private async runDaily(messageId: number): Promise<void> {
    await this.outbox.addRecurring(TOPIC, new Date(this.clock.now().getTime() + DAY_MS), messageId);
    await this.run();
  }
}

async function untilDone(step: () => Promise<number>, batch: number): Promise<number> {
  let deleted = 0;
  for (let round = 0; round < MAX_BATCHES; round += 1) {
    const count = await step();
    deleted += count;
    if (count < batch) break;
  }
  return deleted;
}
