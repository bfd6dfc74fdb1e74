import { ROLES, type PaymentType, type RoleId } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { PaymentTypeEntity } from './payment-type.entity.js';

/** Which ways to pay there are and who may use them. */
@Injectable()
export class PaymentTypesService {
  private known: Promise<PaymentTypeEntity[]> | null = null;

  constructor(private readonly work: UnitOfWork) {}

  /** What a role is offered; staff also see the types that only register payments, marked as such. */
  async offeredTo(role: RoleId): Promise<PaymentType[]> {
    const types = await this.all();
    if (role === ROLES.user)
      return types.filter((type) => type.forCustomers).map(({ id, name }) => ({ id, name }));
    return types.map(({ id, name, registrationOnly }) =>
      registrationOnly ? { id, name, registrationOnly } : { id, name },
    );
  }

  /** Whether the role may place an order with this method, and the id is the method's. */
  async canOrderWith(role: RoleId, method: string, id: number): Promise<boolean> {
    const offered = await this.offeredTo(role);
    return offered.some((type) => type.id === id && type.name === method && !type.registrationOnly);
  }

  /** The id of a method that exists. @throws ORDERS.PAYMENT_METHOD_MISMATCH */
  async idOf(method: string): Promise<number> {
    const type = (await this.all()).find(({ name }) => name === method);
    if (!type) throw new AppError('ORDERS.PAYMENT_METHOD_MISMATCH');
    return type.id;
  }

  /** Only migrations change them, so they are read once. */
  private all(): Promise<PaymentTypeEntity[]> {
    this.known ??= this.work.manager
      .find(PaymentTypeEntity, { order: { id: 'ASC' } })
      .catch((error: unknown) => {
        this.known = null;
        throw error;
      });
    return this.known;
  }
}
