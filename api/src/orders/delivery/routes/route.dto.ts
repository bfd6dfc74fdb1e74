import { OWN_ROUTE } from '@lacteos/contracts/delivery/delivery-progress';
import { PickType } from '@nestjs/swagger';

import {
  DayField,
  IdArrayField,
  IdField,
  IntField,
  MomentField,
  NameField,
  NestedArrayField,
  NestedField,
  TextField,
} from '#platform/http/index.js';
import { RouteDto } from './plan.dto.js';

const MAX_DRIVER = 60;
const MAX_STOPS = OWN_ROUTE.maxStops;

const RouteOrdersField = (): PropertyDecorator =>
  IdArrayField({
    min: 1,
    max: MAX_STOPS,
    message: `Una ruta lleva de 1 a ${MAX_STOPS} pedidos.`,
    description: 'In the order of the stops',
  });

export class NewRouteDto {
  @DayField({ dayOnly: true })
  day: string;

  @NameField({ max: MAX_DRIVER, required: 'Escriba quién reparte.' })
  driverName: string;

  @RouteOrdersField()
  orderIds: number[];
}

export class RouteChangeDto extends PickType(NewRouteDto, ['driverName', 'orderIds'] as const) {
  @IntField({ min: 1, description: 'Version that the page showed' })
  version: number;
}

export class RouteLinkDto {
  @TextField({ max: 500, description: 'Shown once; a new link ends the earlier one' })
  url: string;

  @MomentField()
  endsAt: string;
}

class LeftBehindDto {
  @IdField()
  orderId: number;

  @TextField()
  code: string;

  @TextField({ max: 300 })
  reason: string;
}

export class LeftRouteDto {
  @NestedField(() => RouteDto)
  route: RouteDto;

  @NestedArrayField(() => LeftBehindDto, {
    description: 'Orders that could not leave and are in no route now',
  })
  leftBehind: LeftBehindDto[];
}
