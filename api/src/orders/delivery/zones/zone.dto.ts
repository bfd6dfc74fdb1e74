import { applyDecorators } from '@nestjs/common';

import {
  BooleanField,
  IdArrayField,
  IdField,
  IntField,
  MoneyField,
  NameField,
  NestedArrayField,
  Satisfies,
  TextField,
} from '#platform/http/index.js';

const MAX_PLACES = 1_200;
const MAX_NAME = 60;
const MAX_NEIGHBOURHOOD = 60;
const MAX_LEAD_DAYS = 30;
const MAX_CAPACITY = 100_000;
const NO_WEEKDAY = 'Elija al menos un día de la semana.';
const CUT_OFF = /^([01]\d|2[0-3]):[0-5]\d$/;
const SUNDAY = 7;

const WeekdaysField = (): PropertyDecorator =>
  applyDecorators(
    IdArrayField({ min: 1, max: SUNDAY, message: NO_WEEKDAY, description: '1 is Monday, 7 Sunday' }),
    Satisfies('weekdays', areWeekdays, { message: NO_WEEKDAY }),
  );

const areWeekdays = (value: unknown): boolean =>
  Array.isArray(value) && new Set(value).size === value.length && value.every((day) => day <= SUNDAY);

export class DeliveryPlaceDto {
  @TextField({
    pattern: /^(\*|\d{2}|\d{5})$/,
    max: 5,
    description: "Municipality ('50001'), department ('50') or everywhere ('*')",
  })
  cityCode: string;

  @NameField({ min: 0, max: MAX_NEIGHBOURHOOD, description: 'Words of the address; empty: all of it' })
  neighbourhood: string;

  @BooleanField({ optional: true, description: 'No deliveries there, although a wider place is served' })
  isExcluded?: boolean;
}

export class NewDeliveryZoneDto {
  @NameField({ max: MAX_NAME })
  name: string;

  @BooleanField()
  isActive: boolean;

  @BooleanField({ description: 'By a carrier: it has an estimated day, and no places of a day' })
  isByCourier: boolean;

  @BooleanField({ description: 'Goods stay cold on the way' })
  isCold: boolean;

  @WeekdaysField()
  weekdays: number[];

  @BooleanField()
  worksOnHolidays: boolean;

  @TextField({ pattern: CUT_OFF, max: 5, message: 'La hora debe tener el formato HH:mm.' })
  cutOff: string;

  @IntField({ max: MAX_LEAD_DAYS, description: 'Working days between the cut-off and the delivery' })
  leadDays: number;

  @MoneyField({ description: 'Whole price for the buyer, VAT included' })
  price: number;

  @MoneyField({ nullable: true, description: 'Products that make it free; null: never' })
  freeFrom: number | null;

  @MoneyField({ nullable: true, description: 'Smallest order; null: any' })
  minimum: number | null;

  @IntField({ nullable: true, min: 1, max: MAX_CAPACITY, description: 'Orders a day; null: no limit' })
  capacity: number | null;

  @NestedArrayField(() => DeliveryPlaceDto, { min: 1, max: MAX_PLACES, message: 'Elija al menos un lugar.' })
  places: DeliveryPlaceDto[];
}

export class DeliveryZoneChangeDto extends NewDeliveryZoneDto {
  @IntField({ min: 1, description: 'Version that the form was opened with' })
  version: number;
}

export class DeliveryZoneDto extends DeliveryZoneChangeDto {
  @IdField()
  id: number;
}
