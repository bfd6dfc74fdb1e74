import type { Order } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';
import { CopyButton } from '#features/screen';
import styles from './bre-b.module.css';

type Account = NonNullable<Order['breB']>;

/** As bank apps read a typed amount. */
const typedAmount = (pesos: number): string => String(pesos).replace('.', ',');

/** Key, holder, amount and description of an unpaid order. */
export function BreBPayment({ order, account }: { order: Order; account: Account }) {
  const amount = order.withholding?.expectedPayment ?? order.totalPrice;
  const description = `pedido ${order.id}`;
  return (
    <section className={styles.payment} aria-label="Pagar con Bre-B">
      <p className={styles.lead}>
        <strong>Pague {formatMoney(amount)} con Bre-B.</strong> Hágalo desde la aplicación de su banco; una
        persona confirma el pago cuando llega a nuestra cuenta.
      </p>
      <div className={styles.columns}>
        <dl className={styles.facts}>
          <div>
            <dt>Llave</dt>
            <dd>
              <strong>{account.key}</strong>
              <CopyButton text={account.key} subject="la llave" />
            </dd>
          </div>
          <div>
            <dt>A nombre de</dt>
            <dd>{account.holder}</dd>
          </div>
          <div>
            <dt>Valor exacto</dt>
            <dd>
              <strong>{formatMoney(amount)}</strong>
              <CopyButton text={typedAmount(amount)} subject="el valor" />
            </dd>
          </div>
          <div>
            <dt>Descripción</dt>
            <dd>
              <strong>{description}</strong>
              <CopyButton text={description} subject="la descripción" />
            </dd>
          </div>
        </dl>
        <figure className={styles.code}>
          <img src={account.qr} alt={`Código QR de la llave ${account.key}`} width={164} height={164} />
          <figcaption>O escanee la llave desde otro equipo.</figcaption>
        </figure>
      </div>
      <p className={styles.hint}>Si su banco muestra otro nombre, no pague y escríbanos.</p>
    </section>
  );
}
