import { colombianToday, dayAfter } from '@lacteos/contracts/time/colombian-day';
import { createConnection, type ResultSetHeader, type RowDataPacket } from 'mysql2/promise';
import { ADDRESS } from '../lib/new-order.js';
import type { ClusterShop } from './cluster-shop.js';

/** A municipality without other orders of the proof. */
const CITY = { city_code: '25754', state_code: '25' };

export interface DeliveryDay {
  readonly zoneId: number;
  readonly day: string;
  /** Fields of an order that books it. */
  readonly order: object;
}

/** Tomorrow, in a zone of its own without a price. */
export async function openDay({ databases }: ClusterShop, places: number): Promise<DeliveryDay> {
  const day = dayAfter(colombianToday({ now: () => new Date() }), 1);
  const connection = await createConnection(databases[0] ?? '');
  try {
    const [{ insertId: zoneId }] = await connection.query<ResultSetHeader>(
      `INSERT INTO delivery_zones (name, weekdays, works_on_holidays, cut_off, lead_days, price, capacity)
       VALUES ('Prueba', '1234567', 1, '23:59', 0, 0, ?)`,
      [places],
    );
    await connection.query('INSERT INTO delivery_places (zone_id, city_code) VALUES (?, ?)', [
      zoneId,
      CITY.city_code,
    ]);
    const order = {
      shippingAddress: { ...ADDRESS, ...CITY },
      shippingPrice: 0,
      delivery: { kind: 'home', day },
    };
    return { zoneId, day, order };
  } finally {
    await connection.end();
  }
}

/** Other checks go on without zones. @returns differences of any node from the room of the day */
export async function closeDay(
  { databases }: ClusterShop,
  { zoneId, day }: DeliveryDay,
  places: number,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [index, url] of databases.entries()) {
    const connection = await createConnection(url);
    try {
      await connection.query('SET SESSION wsrep_sync_wait = 1');
      const [[row]] = await connection.query<RowDataPacket[]>(
        `SELECT (SELECT booked FROM delivery_days WHERE zone_id = ? AND day = ?) AS booked,
           (SELECT COUNT(*) FROM delivery_bookings WHERE zone_id = ? AND day = ? AND is_held = 1) AS orders`,
        [zoneId, day, zoneId, day],
      );
      const [booked, orders] = [Number(row?.['booked']), Number(row?.['orders'])];
      if (booked !== places || orders !== places)
        problems.push(`node ${index + 1}: ${booked} places of ${places} booked by ${orders} orders`);
      if (index === 0) await connection.query('UPDATE delivery_zones SET active = 0 WHERE id = ?', [zoneId]);
    } finally {
      await connection.end();
    }
  }
  return problems;
}
