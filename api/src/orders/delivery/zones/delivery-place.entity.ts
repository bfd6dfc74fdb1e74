import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

import { Impersonal, Keeps } from '#platform/stored-data/index.js';

/** A place belongs to one zone. */
@Keeps('with its owner')
@Entity('delivery_places')
@Index('delivery_places_place', ['cityCode', 'neighbourhood'], { unique: true })
@Index('delivery_places_zone', ['zoneId'])
export class DeliveryPlaceEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ name: 'zone_id', type: 'integer' })
  zoneId: number;

  /** Municipality, department or '*'. */
  @Impersonal()
  @Column({ name: 'city_code', type: 'varchar', length: 5 })
  cityCode: string;

  /** Empty: the whole place. */
  @Impersonal()
  @Column({ type: 'varchar', length: 60, default: '' })
  neighbourhood: string;

  @Column({ name: 'is_excluded', type: 'boolean', default: false })
  isExcluded: boolean;
}
