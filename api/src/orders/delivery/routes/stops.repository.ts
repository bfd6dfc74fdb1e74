import { INITIAL_DELIVERY_STATE, type DeliveryState } from '@lacteos/contracts/delivery/delivery-progress';
import { Injectable } from '@nestjs/common';

import { placeholdersFor, UnitOfWork } from '#platform/database/index.js';
import { MISSING_UNITS } from '#orders/order/returned/returned-sql.js';
import type { ShippingAddressDto } from '#orders/order/row/shipping-address.dto.js';

export interface StopRow {
  readonly orderId: number;
  readonly shippingAddress: ShippingAddressDto;
  readonly isPaid: boolean;
  readonly active: boolean;
  readonly isDelivered: boolean;
  readonly isCounterSale: boolean;
  readonly isPickup: boolean;
  readonly promisedDay: string | null;
  readonly state: DeliveryState;
  readonly version: number;
  /** Open route. */
  readonly routeId: number | null;
  readonly position: number | null;
}

export interface DeliveredLine {
  readonly orderId: number;
  readonly productId: number;
  readonly name: string;
  readonly presentation: string;
  readonly family: string;
  readonly quantity: number;
}

type Row = Record<keyof Omit<StopRow, 'shippingAddress' | 'state'>, number | string | null> & {
  shippingAddress: string;
  state: DeliveryState | null;
};

const BY_ORDER = `SELECT orders.id AS orderId, orders.shipping_address AS shippingAddress, orders.is_paid AS isPaid,
  orders.active, orders.is_delivered AS isDelivered, orders.shift_id AS isCounterSale,
  CASE WHEN booking.kind = 'pickup' THEN 1 ELSE 0 END AS isPickup, booking.day AS promisedDay, progress.state,
  COALESCE(progress.version, 0) AS version, stop.route_id AS routeId, stop.position
  FROM orders LEFT JOIN delivery_bookings AS booking ON booking.order_id = orders.id
  LEFT JOIN order_progress AS progress ON progress.order_id = orders.id
  LEFT JOIN delivery_stops AS stop ON stop.open_order = orders.id`;

/** Orders as somebody who delivers them sees them. */
@Injectable()
export class StopsRepository {
  constructor(private readonly work: UnitOfWork) {}

  async findByOrders(orderIds: readonly number[]): Promise<ReadonlyMap<number, StopRow>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.work.manager.query<Row[]>(
      `${BY_ORDER} WHERE orders.id IN (${placeholdersFor(orderIds)})`,
      [...orderIds],
    );
    return new Map(rows.map((row) => [Number(row.orderId), stopOf(row)]));
  }

  /** Without what was missing when packed. */
  async findLines(orderIds: readonly number[]): Promise<DeliveredLine[]> {
    if (orderIds.length === 0) return [];
    const rows = await this.work.manager.query<Record<keyof DeliveredLine, number | string>[]>(
      `SELECT line.order_id AS orderId, line.product_id AS productId, line.product_name AS name,
         COALESCE(product.slug, '') AS presentation, COALESCE(product.family, '') AS family,
         line.quantity - ${MISSING_UNITS} AS quantity
       FROM order_lines AS line LEFT JOIN products AS product ON product.id = line.product_id
       WHERE line.order_id IN (${placeholdersFor(orderIds)}) ORDER BY line.order_id, line.product_id`,
      [...orderIds],
    );
    return rows.map(lineOf).filter(({ quantity }) => quantity > 0);
  }
}

const stopOf = ({ shippingAddress, state, ...row }: Row): StopRow => ({
  orderId: Number(row.orderId),
  shippingAddress: JSON.parse(shippingAddress) as ShippingAddressDto,
  isPaid: Boolean(row.isPaid),
  active: Boolean(row.active),
  isDelivered: Boolean(row.isDelivered),
  isCounterSale: row.isCounterSale !== null,
  isPickup: Boolean(row.isPickup),
  promisedDay: row.promisedDay === null ? null : String(row.promisedDay),
  state: state ?? (row.isDelivered ? 'onTheWay' : INITIAL_DELIVERY_STATE),
  version: Number(row.version),
  routeId: row.routeId === null ? null : Number(row.routeId),
  position: row.position === null ? null : Number(row.position),
});

const lineOf = (row: Record<keyof DeliveredLine, number | string>): DeliveredLine => ({
  orderId: Number(row.orderId),
  productId: Number(row.productId),
  name: String(row.name),
  presentation: String(row.presentation),
  family: String(row.family),
  quantity: Number(row.quantity),
});
