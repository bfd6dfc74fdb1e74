import { WITHHOLDING_KINDS, WITHHOLDINGS } from '@lacteos/contracts/money/withholdings';
import { paymentMethodNamed } from '@lacteos/contracts/orders/payment-methods';
import type { CorrectWithholding, Order } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';
import { clearableChoice, listLoadingProps, useShiftQuestion } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Form, Radio, Select } from 'antd';

import { openShift } from '../../cash-shift/cash-shift';
import { taxesQuery, useCorrectWithholding } from '../model/correct-order';
import {
  RATE_FIELDS,
  rateOptions,
  ratesOf,
  withheldBy,
  type WithholdingRateFields,
} from '../model/withholding-correction';
import { CorrectionDialog, required } from './correction-dialog';

type Values = WithholdingRateFields & Pick<CorrectWithholding, 'received' | 'reason'>;

const LABELS = { retefuente: 'ReteFuente', reteiva: 'ReteIVA', reteica: 'ReteICA' };

/** Assumes that the buyer paid the order's total. */
function consequence(more: number): string {
  if (more > 0) return `; se le devuelven ${formatMoney(more)}`;
  return more < 0 ? `; quedan ${formatMoney(-more)} por cobrar` : '';
}

export function WithholdingCorrection({ order, onClose }: { order: Order; onClose: () => void }) {
  const [form] = Form.useForm<Values>();
  const taxes = useQuery(taxesQuery);
  const known = ratesOf(order);
  const given = Form.useWatch((values: Values) => values, form) ?? known;
  const withheld = withheldBy(order, given);
  const before = order.withholding?.withheld ?? 0;
  const { mutateAsync: correct, isPending } = useCorrectWithholding(order.id);
  const isCredit = paymentMethodNamed(order.paymentMethod)?.isCredit ?? false;
  const { withShift, question } = useShiftQuestion(openShift);
  const send = ({ retefuente = 0, reteiva = 0, reteica = 0, received, reason }: Values) =>
    withShift((withoutShift) =>
      correct({
        ...{ retefuente, reteiva, reteica, received, reason: reason.trim() },
        ...(withoutShift ? { withoutShift } : {}),
      }),
    );
  return (
    <CorrectionDialog<Values>
      title={`Corregir las retenciones del pedido ${order.id}`}
      done="Las retenciones quedaron corregidas."
      form={form}
      initialValues={known}
      labels={LABELS}
      isBusy={isPending}
      send={send}
      onClose={onClose}
    >
      {WITHHOLDING_KINDS.map((kind) => (
        <Form.Item key={kind} name={RATE_FIELDS[kind]} label={WITHHOLDINGS[kind].label}>
          <Select
            allowClear={clearableChoice}
            placeholder="No retiene"
            {...listLoadingProps(taxes)}
            options={rateOptions(taxes.data ?? [], kind, known[RATE_FIELDS[kind]])}
          />
        </Form.Item>
      ))}
      <p>
        Retenciones: {formatMoney(before)} → <strong>{formatMoney(withheld)}</strong>
      </p>
      {question}
      <Form.Item
        name="received"
        label={isCredit ? 'Pago a crédito' : 'El comprador había pagado'}
        rules={[required]}
      >
        <Radio.Group
          options={[
            {
              value: 'corrected',
              label: `${isCredit ? 'Queda debiendo' : 'El total menos estas retenciones'}: ${formatMoney(order.totalPrice - withheld)}`,
            },
            !isCredit && {
              value: 'registered',
              label: `Lo registrado: ${formatMoney(order.totalPrice - before)}${consequence(withheld - before)}`,
            },
          ].filter((option) => option !== false)}
        />
      </Form.Item>
    </CorrectionDialog>
  );
}
