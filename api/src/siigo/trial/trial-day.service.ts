import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { OrderWithholdings } from '#orders/order/index.js';
import { Clock } from '#platform/clock/index.js';
import { CataloguesService } from '../catalogues/catalogues.service.js';
import type { TrialFinding } from './trial-finding.js';
import { trialFindings } from './trial-findings.js';

@Injectable()
export class TrialDay {
  constructor(
    private readonly catalogues: CataloguesService,
    private readonly withholdings: OrderWithholdings,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Bypasses the cache, within a test company's 10 requests a minute. @throws SIIGO.UNAVAILABLE, SIIGO.REJECTED */
  async findProblems(): Promise<TrialFinding[]> {
    const read = this.catalogues;
    const account = {
      invoiceTypes: (await read.get('invoiceTypes', true)).rows,
      creditNoteTypes: (await read.get('creditNoteTypes', true)).rows,
      paymentTypes: (await read.get('paymentTypes', true)).rows,
      creditNotePaymentTypes: (await read.get('creditNotePaymentTypes', true)).rows,
      taxes: (await read.get('taxes', true)).rows,
      users: (await read.get('users', true)).rows,
    };
    const { invoiceTypeIds, paymentTypeIds } = this.config.siigo;
    const shop = { invoiceTypeIds, paymentTypeIds, rates: await this.withholdings.ratesInUse() };
    return trialFindings(account, shop, colombianToday(this.clock));
  }
}
