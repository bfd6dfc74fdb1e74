import { nextDeliveryState, type DeliveryState } from '@lacteos/contracts/delivery/delivery-progress';
import type { Order } from '@lacteos/contracts/schemas';
import { formatLongDay, formatMoment } from '@lacteos/ui';
import { StatusText, usePersistedState } from '@lacteos/ui/antd';
import { Alert, App, Button } from 'antd';

import { failedCall, formStyles } from '#features/editing';
import { useUnpackOrder } from './delivery-calls';
import { MoveDayDialog } from './move-day-dialog';
import { PackDialog } from './pack-dialog';
import { officeSteps, StepDialog } from './step-dialog';
import { TrackingDialog } from './tracking-dialog';
import styles from './order-delivery.module.css';

type Opened = 'pack' | 'move' | 'step' | 'tracking' | null;
type Promised = NonNullable<Order['promised']>;
type Fact = readonly [label: string, text: string];

const BAD: ReadonlySet<DeliveryState> = new Set(['notDelivered', 'back']);
const GOOD: ReadonlySet<DeliveryState> = new Set(['packed', 'delivered']);
const toneOf = (state: DeliveryState) => (BAD.has(state) ? 'bad' : GOOD.has(state) ? 'good' : 'open');

function promiseText({ kind, day, zoneName, isByCourier, isCold }: Promised): string {
  const before = isByCourier ? 'A más tardar el ' : '';
  const what = kind === 'pickup' ? 'Lo recogen en la tienda' : day ? before + formatLongDay(day) : 'Sin día';
  return [what, zoneName, isCold && 'con frío'].filter(Boolean).join(', ');
}

function factsOf({ progress, promised }: Order): Fact[] {
  const { packedAt, sentAt, receivedAt, receivedBy, reason, celsius } = progress ?? {};
  const facts: (readonly [string, string | null | undefined | false])[] = [
    ['Prometido', promised && promiseText(promised)],
    ['Empacado', packedAt && formatMoment(packedAt)],
    ['Salió', sentAt && formatMoment(sentAt)],
    ['Recibido', receivedAt && formatMoment(receivedAt)],
    ['Recibió', receivedBy],
    ['Temperatura', typeof celsius === 'number' && `${celsius.toLocaleString('es-CO')} °C`],
    ['Motivo', reason],
  ];
  return facts.flatMap(([label, text]) => (text ? [[label, text] as const] : []));
}

function useUnpack(id: number) {
  const { notification } = App.useApp();
  const { mutateAsync: unpack, isPending } = useUnpackOrder(id);
  const run = async () => {
    try {
      await unpack();
      notification.success({ title: `El pedido ${id} vuelve a preparación`, role: 'status' });
    } catch (error) {
      notification.error({ title: failedCall(error).message, role: 'alert', duration: 0 });
    }
  };
  return { run, isPending };
}

const canMoveDay = ({ active, isDelivered, promised }: Order): boolean =>
  active && !isDelivered && promised?.kind === 'home' && !promised.isByCourier;

function Actions({ order, onOpen }: { order: Order; onOpen: (opened: Opened) => void }) {
  const { id, active, isPaid, isDelivered } = order;
  const unpack = useUnpack(id);
  const state = order.progress?.state ?? 'preparing';
  const isInHouse = active && !isDelivered;
  return (
    <div className={styles.actions}>
      {isInHouse && isPaid && nextDeliveryState(state, 'pack') && (
        <Button type="primary" onClick={() => onOpen('pack')}>
          Empacar
        </Button>
      )}
      {isInHouse && nextDeliveryState(state, 'unpack') && (
        <Button loading={unpack.isPending} onClick={() => void unpack.run()}>
          Desempacar
        </Button>
      )}
      {canMoveDay(order) && <Button onClick={() => onOpen('move')}>Mover a otro día</Button>}
      {active && isDelivered && officeSteps(state).length > 0 && (
        <Button onClick={() => onOpen('step')}>Registrar la entrega</Button>
      )}
      <Button onClick={() => onOpen('tracking')}>Enlace de seguimiento</Button>
    </div>
  );
}

/** Hidden for orders of earlier APIs, which say nothing about the way to the door. */
export function OrderDeliveryCard({ order }: { order: Order }) {
  const [opened, setOpened] = usePersistedState<Opened>(`delivery of order ${order.id}`, null);
  const { progress, promised = null } = order;
  if (!progress) return null;
  const close = () => setOpened(null);
  return (
    <section className={formStyles.officeCard} aria-label="Entrega">
      <h2>Entrega</h2>
      {promised?.needsDay && canMoveDay(order) && (
        <Alert
          className={formStyles.officeFormNotice}
          type="warning"
          showIcon
          title="Se pagó tarde y su día ya no está libre: elija otro."
        />
      )}
      <dl className={formStyles.officeFacts}>
        <div>
          <dt>Estado</dt>
          <dd>
            <StatusText tone={toneOf(progress.state)}>{progress.label}</StatusText>
          </dd>
        </div>
        {factsOf(order).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {progress.photo && (
        <a className={formStyles.officeLink} href={progress.photo} target="_blank" rel="noreferrer">
          Ver la foto de la entrega
        </a>
      )}
      <Actions order={order} onOpen={setOpened} />
      {opened === 'pack' && <PackDialog order={order} onClose={close} />}
      {opened === 'move' && <MoveDayDialog order={order} from={promised?.day ?? null} onClose={close} />}
      {opened === 'step' && <StepDialog orderId={order.id} state={progress.state} onClose={close} />}
      {opened === 'tracking' && <TrackingDialog order={order} onClose={close} />}
    </section>
  );
}
