import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';
import { PaymentTypeEntity } from './payment-type.entity.js';

@Injectable()
export class PaymentTypesRepository {
  constructor(private readonly work: UnitOfWork) {}

  all(): Promise<PaymentTypeEntity[]> {
    return this.work.manager.find(PaymentTypeEntity, { order: { id: 'ASC' } });
  }
}
