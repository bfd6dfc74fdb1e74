import { PAYMENT_METHODS } from '@lacteos/contracts/orders/payment-methods';
import { ROLES, type RoleId } from '@lacteos/contracts/reference/roles';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { AppError } from '#platform/errors/index.js';
import type { PaymentTypeDto } from './payment-type.dto.js';
import type { PaymentTypeEntity } from './payment-type.entity.js';
import { PaymentTypesRepository } from './payment-types.repository.js';

const BRE_B = PAYMENT_METHODS.breB.label;

@Injectable()
export class PaymentTypesService {
  private known: Promise<PaymentTypeEntity[]> | null = null;

  constructor(
    private readonly types: PaymentTypesRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Without an account of the shop Bre-B is offered to nobody. */
  async offeredTo(role: RoleId): Promise<PaymentTypeDto[]> {
    const { account, isForCustomers } = this.config.breB;
    const types = (await this.all()).filter(({ name }) => account !== null || name !== BRE_B);
    if (role === ROLES.user)
      return types
        .filter(({ name, forCustomers }) => forCustomers || (isForCustomers && name === BRE_B))
        .map(({ id, name }) => ({ id, name }));
    return types.map(({ id, name, registrationOnly }) =>
      registrationOnly ? { id, name, registrationOnly } : { id, name },
    );
  }

  async canOrderWith(role: RoleId, method: string, id: number): Promise<boolean> {
    const offered = await this.offeredTo(role);
    return offered.some((type) => type.id === id && type.name === method && !type.registrationOnly);
  }

  /** @throws ORDERS.PAYMENT_METHOD_MISMATCH when this role cannot order with it */
  async getOrderable(role: RoleId, method: string): Promise<PaymentTypeDto> {
    const offered = await this.offeredTo(role);
    const type = offered.find(({ name, registrationOnly }) => name === method && !registrationOnly);
    if (!type) throw new AppError('ORDERS.PAYMENT_METHOD_MISMATCH');
    return type;
  }

  /** @throws ORDERS.PAYMENT_METHOD_MISMATCH */
  async idOf(method: string): Promise<number> {
    const type = (await this.all()).find(({ name }) => name === method);
    if (!type) throw new AppError('ORDERS.PAYMENT_METHOD_MISMATCH');
    return type.id;
  }

  private all(): Promise<PaymentTypeEntity[]> {
    this.known ??= this.types.all().catch((error: unknown) => {
      this.known = null;
      throw error;
    });
    return this.known;
  }
}
