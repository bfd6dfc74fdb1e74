import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import { UnitOfWork } from '#platform/database/index.js';
import { DeliveryPlaceEntity } from './delivery-place.entity.js';
import { DeliveryZoneEntity } from './delivery-zone.entity.js';

export type ZoneFields = Omit<DeliveryZoneEntity, 'id' | 'version'>;
export type PlaceFields = Omit<DeliveryPlaceEntity, 'id' | 'zoneId'>;

const BATCH = 200;

@Injectable()
export class ZonesRepository {
  constructor(private readonly work: UnitOfWork) {}

  list(): Promise<DeliveryZoneEntity[]> {
    return this.work.manager.find(DeliveryZoneEntity, { order: { id: 'ASC' } });
  }

  find(id: number): Promise<DeliveryZoneEntity | null> {
    return this.work.manager.findOneBy(DeliveryZoneEntity, { id });
  }

  isConfigured(): Promise<boolean> {
    return this.work.manager.existsBy(DeliveryZoneEntity, { isActive: true });
  }

  /** Places of all zones or of one. */
  places(zoneId?: number): Promise<DeliveryPlaceEntity[]> {
    return this.work.manager.find(DeliveryPlaceEntity, {
      where: zoneId === undefined ? {} : { zoneId },
      order: { id: 'ASC' },
    });
  }

  placesWith(cityCodes: readonly string[]): Promise<DeliveryPlaceEntity[]> {
    return this.work.manager.findBy(DeliveryPlaceEntity, { cityCode: In([...cityCodes]) });
  }

  activeZones(ids: readonly number[]): Promise<DeliveryZoneEntity[]> {
    return this.work.manager.findBy(DeliveryZoneEntity, { id: In([...ids]), isActive: true });
  }

  /** @throws a duplicate key for a name that another zone has */
  async insert(zone: ZoneFields): Promise<number> {
    const { identifiers } = await this.work.manager.insert(DeliveryZoneEntity, { ...zone, version: 1 });
    return Number(identifiers[0]?.['id']);
  }

  /** @returns false when the zone has another version @throws a duplicate key for a taken name */
  async change(id: number, version: number, zone: ZoneFields): Promise<boolean> {
    const { affected } = await this.work.manager.update(
      DeliveryZoneEntity,
      { id, version },
      { ...zone, version: version + 1 },
    );
    return affected === 1;
  }

  /** @throws a duplicate key for a place of another zone */
  async replacePlaces(zoneId: number, places: readonly PlaceFields[]): Promise<void> {
    await this.work.manager.delete(DeliveryPlaceEntity, { zoneId });
    for (let start = 0; start < places.length; start += BATCH) {
      const some = places.slice(start, start + BATCH).map((place) => ({ ...place, zoneId }));
      await this.work.manager.insert(DeliveryPlaceEntity, some);
    }
  }
}
