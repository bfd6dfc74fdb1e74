import { pickupReadyText, pickupUntilText } from '@lacteos/contracts/delivery/pickup-texts';
import { unitsText } from '@lacteos/contracts/parsing/count-text';
import type { WaitingPickup } from '@lacteos/contracts/schemas';
import { sentence } from '@lacteos/contracts/sentence';
import { Alert, Button, formatMoney, Skeleton, TextField } from '@lacteos/ui';
import { useEffect, useState } from 'react';
import { ReadFailure, useRead } from '#features/screen';
import { listWaiting, PAGE_SIZE } from './pickup-calls';
import styles from './pickups.module.css';

const TYPING_MS = 250;

interface PickupListProps {
  /** Changes when pickups changed. */
  version: string;
  /** Administrators see those of all stores. */
  hasStoreNames: boolean;
  onHandOver: (pickup: WaitingPickup) => void;
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const unitsOf = ({ lines }: WaitingPickup): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

interface PickupRowProps extends Pick<PickupListProps, 'hasStoreNames' | 'onHandOver'> {
  pickup: WaitingPickup;
  now: Date;
}

function PickupRow({ pickup, now, hasStoreNames, onHandOver }: PickupRowProps) {
  const {
    orderId,
    storeName,
    buyer,
    phone,
    readyFrom,
    until,
    isPaid,
    paymentMethod,
    expectedPayment,
    lines,
  } = pickup;
  return (
    <li className={styles.pickup} aria-label={`Pedido ${orderId}`}>
      <div>
        <h2>
          Pedido {orderId}, {buyer}
        </h2>
        {hasStoreNames ? <p>{storeName}</p> : null}
        <p>
          {sentence(pickupReadyText(readyFrom, now))} {sentence(pickupUntilText(until, now))}
        </p>
        <p className={isPaid ? styles.paid : styles.unpaid}>
          {isPaid
            ? `Pagado (${paymentMethod})`
            : `Por cobrar ${formatMoney(expectedPayment)} (${paymentMethod})`}
        </p>
        <details>
          <summary>{unitsText(unitsOf(pickup))}</summary>
          <ul>
            {lines.map(({ name, quantity }) => (
              <li key={name}>
                {quantity} × {name}
              </li>
            ))}
          </ul>
        </details>
      </div>
      <div className={styles.actions}>
        {phone ? (
          <a href={`tel:+57${phone}`} aria-label={`Llamar a ${buyer}`}>
            {phone}
          </a>
        ) : null}
        <Button aria-label={`Entregar el pedido ${orderId}`} onClick={() => onHandOver(pickup)}>
          Entregar
        </Button>
      </div>
    </li>
  );
}

interface PagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

function Pages({ page, pages, onPage }: PagesProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Páginas de pedidos por recoger" className={styles.pages}>
      <Button look="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Anterior
      </Button>
      <span>
        Página {page} de {pages}
      </span>
      <Button look="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Siguiente
      </Button>
    </nav>
  );
}

/** Orders that wait at the store, the first to be ready first. */
export function PickupList({ version, hasStoreNames, onHandOver }: PickupListProps) {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useSettled(typed);
  const read = useRead(`pickups ${version} ${search} ${page}`, (signal) => listWaiting(search, page, signal));
  const { data } = read;
  const now = new Date();
  return (
    <>
      <div role="search">
        <TextField
          label="Buscar por pedido, nombre, teléfono o documento"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setPage(1);
          }}
        />
      </div>
      <ReadFailure read={read} />
      {!data && !read.error ? <Skeleton rows={4} /> : null}
      {data && data.pickups.length > 0 ? (
        <ul className={styles.pickups} aria-label="Pedidos por recoger">
          {data.pickups.map((pickup) => (
            <PickupRow key={pickup.orderId} {...{ pickup, now, hasStoreNames, onHandOver }} />
          ))}
        </ul>
      ) : null}
      {data?.pickups.length === 0 ? (
        <Alert kind="info">
          {search ? 'Ningún pedido por recoger coincide.' : 'No hay pedidos por recoger.'}
        </Alert>
      ) : null}
      <Pages page={page} pages={Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))} onPage={setPage} />
    </>
  );
}
