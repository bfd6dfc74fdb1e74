import { BRAND } from '@lacteos/contracts/brand/brand';
import { Injectable } from '@nestjs/common';

import { StoreEntity } from '#partners/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { FACTORY, StockLocation } from '#products/index.js';

/** `department` is the column `country`. */
export interface SellingStore {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly department: string;
  readonly phone: string;
}

const [BRAND_CITY = '', BRAND_DEPARTMENT = ''] = BRAND.city.split(', ');
const FACTORY_STORE: SellingStore = {
  id: FACTORY,
  name: 'Fábrica',
  address: BRAND.address,
  city: BRAND_CITY,
  department: BRAND_DEPARTMENT,
  phone: BRAND.phone,
};

@Injectable()
export class SellingStores {
  constructor(
    private readonly work: UnitOfWork,
    private readonly locations: StockLocation,
  ) {}

  /** Where the person sells. @throws CART.NO_STORE, AUTH.FORBIDDEN for a store that is not theirs */
  async findFor(user: RequestUser, chosenStore: number | null): Promise<SellingStore> {
    const storeId = await this.locations.findStore(user, chosenStore);
    if (storeId === null) throw new AppError('CART.NO_STORE');
    return this.get(storeId);
  }

  /** Also an inactive one: its receipts stay. */
  async get(id: number): Promise<SellingStore> {
    if (id === FACTORY) return FACTORY_STORE;
    const store = await this.work.manager.findOneByOrFail(StoreEntity, { id });
    const { name, address, city, country: department, phone } = store;
    return { id, name, address, city, department, phone };
  }
}
