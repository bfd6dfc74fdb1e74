import { BRAND } from '@lacteos/contracts/brand/brand';
import { CLAIM_KINDS } from '@lacteos/contracts/claims/claims';
import { Button, buttonClass, formatLongDay, formatMoment } from '@lacteos/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { StoredReceipt } from './claim-draft';
import styles from './claims.module.css';

export function Acknowledgement({ receipt, onAnother }: { receipt: StoredReceipt; onAnother: () => void }) {
  const { number, kind, receivedAt, dueOn, email } = receipt;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <article className={styles['receipt']}>
      <h2 ref={title} tabIndex={-1}>
        Recibimos su caso
      </h2>
      <dl>
        <dt>Número</dt>
        <dd className={styles['number']}>{number}</dd>
        <dt>Clase</dt>
        <dd>{CLAIM_KINDS[kind]}</dd>
        <dt>Recibido</dt>
        <dd>
          <time dateTime={receivedAt}>{formatMoment(receivedAt)}</time>
        </dd>
        <dt>Le respondemos a más tardar</dt>
        <dd>{formatLongDay(dueOn)}</dd>
        <dt>Empresa</dt>
        <dd>
          {BRAND.legalName}, NIT {BRAND.nit}-{BRAND.nitCheckDigit}
        </dd>
      </dl>
      <p>También le enviamos esta constancia a {email}. Con el número y su documento puede ver cómo va.</p>
      <div className={styles['actions']}>
        <Link className={buttonClass()} to={`/pqr/seguimiento?numero=${number}`}>
          Ver cómo va
        </Link>
        <Button look="secondary" onClick={() => window.print()}>
          Imprimir la constancia
        </Button>
        <Button look="quiet" onClick={onAnother}>
          Escribir otro caso
        </Button>
      </div>
    </article>
  );
}
