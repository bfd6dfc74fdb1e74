import { DELIVERY_STATES, type DeliveryState } from '@lacteos/contracts/delivery/delivery-progress';

import {
  BooleanField,
  DayField,
  EnumField,
  IdField,
  IntField,
  MomentField,
  NestedArrayField,
  TextField,
} from '#platform/http/index.js';

export class PlanQuery {
  @DayField({
    dayOnly: true,
    optional: true,
    description: 'Day of the deliveries; default: today in Colombia',
  })
  day?: string;
}

export class StopDto {
  @IdField()
  orderId: number;

  @TextField({ min: 0 })
  name: string;

  @TextField({ min: 0 })
  phone: string;

  @TextField({ min: 0 })
  address: string;

  @TextField()
  cityCode: string;

  @TextField({ min: 0, description: "The buyer's words for whoever delivers" })
  notes: string;

  @IntField({ description: 'To be delivered, without what is missing' })
  units: number;

  @EnumField(DELIVERY_STATES)
  state: DeliveryState;

  @BooleanField()
  isPaid: boolean;

  @BooleanField({ description: 'Some of its goods must stay cold' })
  isCold: boolean;

  @TextField({ nullable: true, description: "'yyyy-MM-dd' that the buyer was promised" })
  promisedDay: string | null;

  @IdField({ nullable: true, description: 'Route that it stands in' })
  routeId: number | null;

  @IntField({ nullable: true, description: 'Place in the route, from 1' })
  position: number | null;

  @IntField({ description: 'Version of its progress; 0: no step yet' })
  version: number;
}

const PLAN_GROUPS = ['zone', 'late', 'noDay'] as const;
export type PlanGroup = (typeof PLAN_GROUPS)[number];

export class PlanZoneDto {
  @EnumField(PLAN_GROUPS, {
    description:
      "`late`: promised for an earlier day. `noDay`: paid orders without a day, and those that weren't received",
  })
  group: PlanGroup;

  @IdField({ nullable: true })
  zoneId: number | null;

  @TextField({ description: "Name of the zone, 'Atrasados' or 'Sin día'" })
  name: string;

  @IntField({ description: 'Places of the day that orders have' })
  booked: number;

  @IntField({ nullable: true, description: 'null: no limit' })
  capacity: number | null;

  @IntField({ description: 'Orders of the group; the list has at most 300' })
  total: number;

  @NestedArrayField(() => StopDto)
  stops: StopDto[];
}

export class PickLineDto {
  @IdField()
  productId: number;

  @TextField()
  name: string;

  @TextField({ min: 0, description: "'Botella 1000 g'" })
  presentation: string;

  @IntField({ min: 1 })
  units: number;

  @BooleanField()
  isCold: boolean;
}

export class RouteDto {
  @IdField()
  id: number;

  @IntField({ min: 1, description: 'Incremented by every edit' })
  version: number;

  @TextField({ description: "'yyyy-MM-dd'" })
  day: string;

  @TextField()
  driverName: string;

  @BooleanField()
  hasLeft: boolean;

  @MomentField({ nullable: true })
  leftAt: string | null;

  @MomentField({ nullable: true, description: "End of the driver's link; null: there is none" })
  linkEndsAt: string | null;

  @NestedArrayField(() => StopDto)
  stops: StopDto[];
}

export class DayPlanDto {
  @TextField({ description: "'yyyy-MM-dd'" })
  day: string;

  @NestedArrayField(() => PlanZoneDto)
  zones: PlanZoneDto[];

  @NestedArrayField(() => PickLineDto, {
    description: 'Units of paid orders that are not packed: promised for the day or in one of its routes',
  })
  pickList: PickLineDto[];

  @NestedArrayField(() => RouteDto)
  routes: RouteDto[];
}
