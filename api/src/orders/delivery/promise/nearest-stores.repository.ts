import { DEPARTMENTS } from '@lacteos/contracts/divipola';
import { foldText } from '@lacteos/contracts/search/fold-text';
import { distanceKm, parseLocation } from '@lacteos/contracts/stores/store-location';
import { Injectable } from '@nestjs/common';

import { StoreEntity } from '#partners/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import type { NearestStoreDto } from './promise.dto.js';

const MAX_STORES = 3;

@Injectable()
export class NearestStores {
  constructor(private readonly work: UnitOfWork) {}

  /** The municipality's first, then its department's. */
  async findNear(cityCode: string): Promise<NearestStoreDto[]> {
    const stores = await this.work.manager.find(StoreEntity, {
      select: { id: true, name: true, address: true, city: true, country: true, phone: true, location: true },
      where: { active: true },
      order: { id: 'ASC' },
    });
    return rankStores(stores, cityCode);
  }
}

type Store = Pick<StoreEntity, 'id' | 'name' | 'address' | 'city' | 'country' | 'phone' | 'location'>;

function rankStores(stores: readonly Store[], cityCode: string): NearestStoreDto[] {
  const placed = stores.map((store) => ({ store, city_code: cityCodeOf(store) }));
  const centre = placed.find(({ city_code, store }) => city_code === cityCode && store.location)?.store;
  const near = placed.map(({ store, city_code }) => ({
    ...{ id: store.id, name: store.name, address: store.address, city: store.city, phone: store.phone },
    city_code,
    distanceKm: centre ? distanceBetween(centre, store) : null,
  }));
  const rank = (code: string | null): number =>
    code === cityCode ? 0 : code?.slice(0, 2) === cityCode.slice(0, 2) ? 1 : 2;
  return near
    .sort((one, other) => rank(one.city_code) - rank(other.city_code) || one.id - other.id)
    .slice(0, MAX_STORES);
}

function distanceBetween(one: Store, other: Store): number | null {
  const [from, to] = [parseLocation(one.location ?? ''), parseLocation(other.location ?? '')];
  return from && to ? Math.round(distanceKm(from, to) * 10) / 10 : null;
}

function cityCodeOf({ city, country }: Store): string | null {
  const department = DEPARTMENTS.find(({ name }) => foldText(name) === foldText(country));
  const municipality = department?.municipalities.find(([, name]) => foldText(name) === foldText(city));
  return municipality?.[0] ?? null;
}
