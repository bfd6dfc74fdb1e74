import type { ShownPartner, StoreStock, StoreSummary } from '@lacteos/contracts/schemas';
import type { Partner } from '@lacteos/contracts/stores/partner';
import { DAY_HOURS_PATTERN, isDayHours } from '@lacteos/contracts/stores/store-hours';
import { parseLocation } from '@lacteos/contracts/stores/store-location';
import { applyDecorators } from '@nestjs/common';

import { BooleanField, IdField, IntField, NestedField, Satisfies, TextField } from '#platform/http/index.js';

const HOURS_TEXT = 'El horario no es válido.';
const MAX_DAY_HOURS = 23;

const DayHoursField = (): PropertyDecorator =>
  applyDecorators(
    TextField({
      min: 0,
      max: MAX_DAY_HOURS,
      pattern: DAY_HOURS_PATTERN,
      message: HOURS_TEXT,
      description: "Up to two spans 'HH:mm-HH:mm' in Colombia, joined by a comma; empty: closed",
    }),
    Satisfies('dayHours', (value) => typeof value === 'string' && isDayHours(value), {
      message: HOURS_TEXT,
    }),
  );

/** 'latitude,longitude' in degrees; null: unknown. */
export const LocationField = (): PropertyDecorator =>
  applyDecorators(
    TextField({
      optional: true,
      nullable: true,
      min: 1,
      max: 30,
      description: "'latitude,longitude' in degrees",
    }),
    Satisfies('location', (value) => typeof value === 'string' && parseLocation(value) !== null, {
      message: 'La ubicación no es válida.',
    }),
  );

export class StoreHoursDto {
  @DayHoursField()
  weekdays: string;

  @DayHoursField()
  saturday: string;

  /** Sundays and holidays. */
  @DayHoursField()
  sunday: string;
}

export class PartnerDto implements Partner {
  @IdField()
  id: number;

  @TextField()
  name: string;

  @TextField()
  address: string;

  @TextField()
  phone: string;

  @TextField()
  city: string;

  @TextField({ description: 'The department' })
  country: string;

  @TextField()
  image: string;

  @NestedField(() => StoreHoursDto, { optional: true, nullable: true })
  hours?: StoreHoursDto | null;

  @LocationField()
  location?: string | null;
}

export class ShownPartnerDto extends PartnerDto implements ShownPartner {
  @TextField({
    nullable: true,
    description: 'Hours of today in Colombia, holidays considered; null: not known',
  })
  hoursToday: string | null;

  @IntField({ description: 'Products of which the store has at least one unit' })
  productsInStock: number;
}

export class StoreStockDto implements StoreStock {
  @IdField()
  storeId: number;

  @BooleanField({ description: 'Whether only few units are left' })
  isLow: boolean;
}

export class StoreSummaryDto implements StoreSummary {
  @IdField()
  id: number;

  @TextField()
  name: string;

  @TextField()
  city: string;
}
