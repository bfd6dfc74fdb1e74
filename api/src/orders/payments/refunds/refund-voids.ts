import { Injectable } from '@nestjs/common';

import { OwnVoids } from '../payment/own-voids.js';
import { RefundsRepository } from './refunds.repository.js';

/** The shop's own voids according to its refunds. */
@Injectable()
export class RefundVoids extends OwnVoids {
  constructor(private readonly refunds: RefundsRepository) {
    super();
  }

  override has(transactionId: string): Promise<boolean> {
    return this.refunds.voids(transactionId);
  }
}
