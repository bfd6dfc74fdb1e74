import {
  BooleanField,
  DecimalField,
  EnumField,
  IdField,
  MomentField,
  MoneyField,
  NestedArrayField,
  NestedField,
  TextField,
} from '#platform/http/index.js';
import { DAY_CLOSURES, type DayClosure } from '@lacteos/contracts/delivery/delivery-closures';

const MAX_ADDRESS = 200;

export class PromiseQuery {
  @TextField({ max: 5, pattern: /^\d{5}$/, message: 'Elija el municipio.' })
  city_code: string;

  @TextField({
    optional: true,
    max: MAX_ADDRESS,
    description: 'Words of the address that may name a neighbourhood',
  })
  neighbourhood?: string;

  @MoneyField({ optional: true, description: 'Products with VAT; decides on free delivery' })
  total?: number;
}

export class DeliveryDayDto {
  @TextField({ description: "'yyyy-MM-dd' in Colombia" })
  day: string;

  @BooleanField()
  isOpen: boolean;

  @MomentField({
    nullable: true,
    description: 'Orders placed before get this day; null: a day without deliveries',
  })
  orderBefore: string | null;

  @EnumField(DAY_CLOSURES, { nullable: true })
  closedBecause: DayClosure | null;

  @TextField({ nullable: true, description: 'Of a day that staff closed' })
  reason: string | null;
}

class DeliveryZoneHeadDto {
  @IdField()
  id: number;

  @TextField()
  name: string;

  @BooleanField()
  isByCourier: boolean;

  @BooleanField()
  isCold: boolean;
}

export class NearestStoreDto {
  @IdField()
  id: number;

  @TextField()
  name: string;

  @TextField()
  address: string;

  @TextField()
  city: string;

  @TextField({ nullable: true, description: 'null: its municipality is not in DIVIPOLA' })
  city_code: string | null;

  @TextField()
  phone: string;

  @DecimalField({ nullable: true })
  distanceKm: number | null;
}

export class DeliveryPromiseDto {
  @BooleanField({ description: 'false: no zone is active, and nothing is promised' })
  isConfigured: boolean;

  @TextField()
  cityCode: string;

  @NestedField(() => DeliveryZoneHeadDto, { nullable: true, description: 'null: no deliveries there' })
  zone: DeliveryZoneHeadDto | null;

  @MoneyField({ nullable: true, description: 'Whole price, 0 once `total` reaches `freeFrom`' })
  price: number | null;

  @MoneyField({ nullable: true })
  freeFrom: number | null;

  @MoneyField({ nullable: true })
  minimum: number | null;

  @NestedArrayField(() => DeliveryDayDto, { description: 'The next 14 days; none by courier' })
  days: DeliveryDayDto[];

  @NestedField(() => DeliveryDayDto, {
    nullable: true,
    description: 'The first open day; by courier the latest one',
  })
  next: DeliveryDayDto | null;

  @NestedArrayField(() => NearestStoreDto, { description: 'Where nothing is delivered' })
  nearestStores: NearestStoreDto[];

  @MomentField()
  now: string;
}
