import { BRAND } from '@lacteos/contracts/brand/brand';
import { DELIVERY_NOTES } from '@lacteos/contracts/delivery/delivery-notes';
import { labelCodeOf } from '@lacteos/contracts/counter/scanned-rows';
import { countText, unitsText } from '@lacteos/contracts/parsing/count-text';
import type { OrderPaper } from '@lacteos/contracts/schemas';

import { customerName } from '#features/order-list';
import { PAPERS } from '../model/paper-choice';
import { unitsOf } from '../model/pick-list';
import { byStop, destinationOf, type StopOrder } from '../model/stops';
import { BarCode } from './bar-code';
import { PaperHead } from './paper-head';
import { PaperTable, type PaperColumn } from './paper-table';
import { PRODUCT_COLUMNS, TICK_COLUMN } from './product-columns';
import styles from './papers.module.css';

interface PaperProps {
  orders: readonly OrderPaper[];
}
type Line = OrderPaper['lines'][number];

const LINE_COLUMNS: readonly PaperColumn<Line>[] = [
  TICK_COLUMN,
  { title: 'Cantidad', isNumber: true, render: ({ quantity }) => <b className={styles.units}>{quantity}</b> },
  ...PRODUCT_COLUMNS,
];

function Recipient({ order }: { order: OrderPaper }) {
  const { address, city, department, phone } = destinationOf(order);
  return (
    <address className={styles.recipient}>
      <b>{customerName(order)}</b>
      <span>{address}</span>
      <span>
        {city}, {department}
      </span>
      {phone && <span>Tel. {phone}</span>}
    </address>
  );
}

function Notes({ order }: { order: OrderPaper }) {
  const { notes } = order.shippingAddress;
  if (!notes) return null;
  return (
    <p className={styles.notes}>
      <b>{DELIVERY_NOTES.label}:</b> <span>{notes}</span>
    </p>
  );
}

/** Opens the tracking page on the buyer's phone. */
function TrackingCode({ order: { id, trackingQr } }: { order: OrderPaper }) {
  // Absent from APIs of earlier releases.
  if (!trackingQr) return null;
  return (
    <figure className={styles.tracking}>
      <img src={trackingQr} alt={`Código QR del seguimiento del pedido ${id}`} />
      <figcaption>Siga su pedido</figcaption>
    </figure>
  );
}

const stopText = ({ stop, stops }: StopOrder): string => `Parada ${stop} de ${stops}`;

function PackingSlip(entry: StopOrder) {
  const { order } = entry;
  return (
    <article className={styles.leaf}>
      <PaperHead title={`Remisión del pedido ${order.id}`} count={stopText(entry)}>
        <BarCode text={labelCodeOf(order.id)} />
      </PaperHead>
      <div className={styles.withTracking}>
        <Recipient order={order} />
        <TrackingCode order={order} />
      </div>
      <Notes order={order} />
      <PaperTable
        rows={order.lines}
        rowKey={({ id_product }) => id_product}
        columns={LINE_COLUMNS}
        foot={`${countText(order.lines.length, 'producto', 'productos')}, ${unitsText(unitsOf(order.lines))}`}
      />
      <div className={styles.signatures}>
        <p>Recibí a satisfacción: nombre y documento</p>
        <p>Fecha y hora</p>
      </div>
      <p className={styles.small}>Esta remisión no es una factura.</p>
    </article>
  );
}

export const PackingSlipPapers = ({ orders }: PaperProps) =>
  byStop(orders).map((entry) => <PackingSlip key={entry.order.id} {...entry} />);

/** Shrinks the text, so that the whole address fits. */
function lengthOf(order: OrderPaper): 'long' | 'longest' | undefined {
  const { notes = '' } = order.shippingAddress;
  const characters = customerName(order).length + destinationOf(order).address.length + notes.length / 2;
  if (characters > 300) return 'longest';
  return characters > 190 ? 'long' : undefined;
}

function Label(entry: StopOrder) {
  const { order } = entry;
  const { delivery, lines } = order;
  return (
    <article
      className={`${styles.leaf} ${styles.labelLeaf}`}
      data-text={lengthOf(order)}
      aria-label={`${PAPERS.labels}: ${order.id}`}
    >
      <p className={styles.sender}>
        <b>{BRAND.name}</b>
        <span>
          {BRAND.address}, {BRAND.city} · Tel. {BRAND.phone}
        </span>
      </p>
      <div className={styles.to}>
        <p className={styles.small}>Para</p>
        <Recipient order={order} />
        <Notes order={order} />
      </div>
      <div className={styles.withTracking}>
        <p className={styles.labelFacts}>
          <b>Pedido {order.id}</b>
          <span>{unitsText(unitsOf(lines))}</span>
          <span>{stopText(entry)}</span>
          {delivery && (
            <span>
              {delivery.transport} {delivery.numberGuide}
            </span>
          )}
        </p>
        <TrackingCode order={order} />
      </div>
      <BarCode text={labelCodeOf(order.id)} />
    </article>
  );
}

/** Ordered by stop; the dispatch dialog scans its code. */
export const LabelPapers = ({ orders }: PaperProps) => (
  <div className={styles.labels}>
    {byStop(orders).map((entry) => (
      <Label key={entry.order.id} {...entry} />
    ))}
  </div>
);
