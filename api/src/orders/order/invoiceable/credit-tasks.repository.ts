import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { OrderEntity } from '../row/order.entity.js';
import { CreditTaskEntity } from './credit-task.entity.js';

@Injectable()
export class CreditTasksRepository {
  constructor(private readonly work: UnitOfWork) {}

  hasInvoice(orderId: number): Promise<boolean> {
    return this.work.manager.existsBy(OrderEntity, { id: orderId, invoiceState: Not('none') });
  }

  async save(task: CreditTaskEntity): Promise<void> {
    await this.work.manager.upsert(CreditTaskEntity, task, ['cause']);
  }

  async clearDue(orderId: number): Promise<void> {
    await this.work.manager.delete(CreditTaskEntity, { orderId, state: 'due' });
  }

  async remove(cause: string): Promise<void> {
    await this.work.manager.delete(CreditTaskEntity, { cause });
  }
}
