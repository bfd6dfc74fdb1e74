import { GOODS_FATES, GOODS_FATE_TEXTS } from '@lacteos/contracts/orders/goods-fates';
import { REFUND_ACCOUNT_KINDS } from '@lacteos/contracts/orders/refund-accounts';
import type { AfterSale, RefundAccount, RefundAction, Return, StaffRefund } from '@lacteos/contracts/schemas';

import type { AfterSaleStep } from './after-sale-calls';
import type { StepQuestion } from './step-dialog';

type Send = (step: AfterSaleStep) => Promise<unknown>;
export interface StepButton {
  readonly label: string;
  readonly asked: StepQuestion;
}

export const FATES = GOODS_FATES.map((value) => ({ value, label: GOODS_FATE_TEXTS[value] }));
const KINDS = REFUND_ACCOUNT_KINDS.map((value) => ({ value, label: value }));

export const cancelStep = (orderId: number, send: Send): StepQuestion => ({
  title: `Cancelar el pedido ${orderId} y devolver el dinero`,
  about:
    'Las unidades vuelven al inventario, se inicia la devolución del dinero y, si hay factura, se hace su nota crédito.',
  ok: 'Cancelar el pedido',
  fields: [{ name: 'reason', label: 'Motivo', isLong: true, max: 200 }],
  send: ({ reason = '' }) => send({ do: 'cancel', reason }),
});

export function returnSteps({ id, kind, state, lines }: Return, send: Send): StepButton[] {
  const refuse: StepButton = {
    label: 'No aprobar',
    asked: {
      title: 'No aprobar la solicitud',
      ok: 'No aprobar',
      fields: [{ name: 'answer', label: 'Qué le decimos al comprador', isLong: true, max: 500 }],
      send: ({ answer = '' }) => send({ do: 'return', id, step: { step: 'refuse', answer } }),
    },
  };
  if (state === 'requested')
    return [
      {
        label: kind === 'cancellation' ? 'Aprobar y cancelar el pedido' : 'Aprobar',
        asked: {
          title: 'Aprobar la solicitud',
          ok: 'Aprobar',
          fields: [],
          send: () => send({ do: 'return', id, step: { step: 'approve' } }),
        },
      },
      refuse,
    ];
  if (state !== 'approved') return [];
  const receive: StepQuestion = {
    title: 'Recibir los productos',
    about: 'Al recibirlos se inicia la devolución del dinero y la nota crédito.',
    ok: 'Recibir',
    fields: lines.map(({ productId, name, quantity }) => ({
      name: String(productId),
      label: `${quantity} × ${name}`,
      options: FATES,
    })),
    send: (values) => {
      const fates = lines.map(({ productId }) => ({
        productId,
        fate: FATES.find(({ value }) => value === values[String(productId)])?.value ?? ('waste' as const),
      }));
      return send({ do: 'return', id, step: { step: 'receive', fates } });
    },
  };
  return [{ label: 'Recibir los productos', asked: receive }, refuse];
}

const plain = (
  label: string,
  about: string,
  send: Send,
  id: number,
  action: RefundAction['action'],
): StepButton => ({
  label,
  asked: {
    title: label,
    about,
    ok: label,
    fields: [],
    send: () => send({ do: 'refund', id, change: { action } }),
  },
});

const transferSteps = (id: number, send: Send): StepButton[] => [
  {
    label: 'Registrar la transferencia',
    asked: {
      title: 'Registrar la transferencia',
      about: 'Al registrarla se borran los datos de la cuenta.',
      ok: 'Registrar',
      fields: [{ name: 'paymentNumber', label: 'Número de la transferencia', max: 60 }],
      send: ({ paymentNumber = '' }) =>
        send({ do: 'refund', id, change: { action: 'transferred', paymentNumber } }),
    },
  },
];

const accountSteps = (id: number, send: Send): StepButton[] => [
  {
    label: 'Escribir la cuenta',
    asked: {
      title: 'Cuenta a la que se transfiere',
      about: 'Otra persona tiene que aprobarla. Se guarda cifrada y se borra después de la transferencia.',
      ok: 'Guardar la cuenta',
      fields: [
        { name: 'holder', label: 'Titular', max: 120 },
        { name: 'identification', label: 'Documento del titular', max: 20 },
        { name: 'bank', label: 'Banco', max: 60 },
        { name: 'kind', label: 'Tipo de cuenta', options: KINDS },
        { name: 'number', label: 'Número de cuenta', max: 30 },
      ],
      send: (values) =>
        send({
          do: 'refund',
          id,
          change: { action: 'give-account', account: values as unknown as RefundAccount },
        }),
    },
  },
];

/** Null when the reader can act. */
export const otherPersonText = ({ state, isEnteredByMe, isBegunByMe }: StaffRefund): string | null => {
  if (state === 'approval' && isEnteredByMe) return 'Otra persona tiene que aprobar la cuenta.';
  return state === 'held' && isBegunByMe ? 'Otra persona tiene que autorizarla.' : null;
};

export function refundSteps(
  { id, state }: Pick<AfterSale['refunds'][number], 'id' | 'state'>,
  open: StaffRefund | undefined,
  send: Send,
): StepButton[] {
  if (state === 'held')
    return open?.isBegunByMe
      ? []
      : [plain('Autorizar', 'El dinero empieza a devolverse.', send, id, 'release')];
  if (state === 'account') return accountSteps(id, send);
  if (state === 'transfer') return transferSteps(id, send);
  if (state === 'cash')
    return [plain('Entregar en efectivo', 'Sale de su turno de caja abierto.', send, id, 'pay-cash')];
  if (state === 'approval') {
    const refuse = plain(
      'Corregir la cuenta',
      'Los datos se borran y se escriben de nuevo.',
      send,
      id,
      'refuse-account',
    );
    if (open?.isEnteredByMe) return [refuse];
    return [plain('Aprobar la cuenta', 'Revise los datos antes de aprobar.', send, id, 'approve'), refuse];
  }
  if (state !== 'review') return [];
  return [
    plain('Wompi sí la hizo', 'Queda como devuelta.', send, id, 'found'),
    plain('Wompi no la hizo', 'Se envía de nuevo.', send, id, 'not-found'),
  ];
}
