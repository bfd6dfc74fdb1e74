import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { DailyWork, runInBatches } from '#platform/outbox/index.js';
import { ClaimFilesRepository } from './files/claim-files.repository.js';
import { ClaimsOfPersonRepository } from './person/claims-of-person.repository.js';

const BATCH = 200;
const UNUSED_DAYS = 1;

@Injectable()
export class ClaimRetention {
  constructor(
    claims: ClaimsOfPersonRepository,
    files: ClaimFilesRepository,
    daily: DailyWork,
    @Inject(CONFIG) config: Config,
  ) {
    daily.register('claims.remove-old', 'claims', async () => {
      await runInBatches(BATCH, () => files.removeUnused(daily.daysAgo(UNUSED_DAYS), BATCH));
      await runInBatches(BATCH, () => claims.removeBefore(daily.daysAgo(config.claimKeepDays), BATCH));
    });
  }
}
