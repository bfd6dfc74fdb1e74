import { chargedShipping } from '@lacteos/contracts/money/included-vat';
import { centavos, toPesos } from '@lacteos/contracts/money/money';
import { VAT_RATES, vatName, vatOn } from '@lacteos/contracts/money/vat-classes';
import { DELIVERY_NOTES } from '@lacteos/contracts/delivery/delivery-notes';
import { ORDER_FLAG_TEXTS } from '@lacteos/contracts/orders/order-texts';
import { colombianDay, colombianTime } from '@lacteos/contracts/time/colombian-day';
import { departmentName, municipalityName } from '@lacteos/contracts/divipola';

import type { SheetColumn } from '#platform/spreadsheet/index.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { taxKey, type ExportedOrder } from './exported-orders.repository.js';

/** 'yyyy-mm-dd hh:mm' in Colombian time. */
const moment = (at: Date | null): string | null =>
  at && `${colombianDay(at)} ${colombianTime(at).slice(0, 5)}`;

function customerOf({ shippingAddress: { nameCompany, first_name, last_name } }: OrderEntity): string {
  return nameCompany && nameCompany !== 'N/A' ? nameCompany : `${first_name} ${last_name}`.trim();
}

const NOTHING = centavos(0);

const ORDER_COLUMNS: readonly SheetColumn<OrderEntity>[] = [
  { title: 'Id', width: 10, value: ({ id }) => id },
  { title: 'Fecha', width: 18, value: ({ createdAt }) => moment(createdAt) },
  { title: 'Documento', value: ({ nDocument }) => nDocument },
  { title: 'Cliente', width: 28, value: customerOf },
  { title: 'Teléfono', value: ({ shippingAddress }) => shippingAddress.phone },
  { title: 'Correo', width: 28, value: ({ shippingAddress }) => shippingAddress.email },
  { title: 'Dirección', width: 32, value: ({ shippingAddress }) => shippingAddress.address },
  {
    title: 'Municipio',
    value: ({ shippingAddress: { city_code: code } }) => municipalityName(code) ?? code,
  },
  {
    title: 'Departamento',
    value: ({ shippingAddress: { state_code: code } }) => departmentName(code) ?? code,
  },
  { title: 'Método de pago', width: 22, value: ({ paymentMethod }) => paymentMethod },
  { title: 'Subtotal', value: ({ itemsPrice }) => toPesos(itemsPrice) },
  { title: 'IVA', value: ({ taxPrice }) => toPesos(taxPrice) },
  { title: 'Total', value: ({ totalPrice }) => toPesos(totalPrice) },
  { title: 'Estado', value: ({ active }) => ORDER_FLAG_TEXTS.active[`${active}`] },
  { title: 'Pago', value: ({ isPaid }) => ORDER_FLAG_TEXTS.isPaid[`${isPaid}`] },
  { title: 'Fecha de pago', width: 18, value: ({ paidAt }) => moment(paidAt) },
  {
    title: 'Transacción',
    width: 20,
    value: ({ paymentResult }) =>
      paymentResult?.transactionNumber ??
      paymentResult?.checkNumber ??
      paymentResult?.transaction?.id ??
      null,
  },
  { title: 'Envío', value: ({ isDelivered }) => ORDER_FLAG_TEXTS.isDelivered[`${isDelivered}`] },
  { title: 'Fecha despacho', width: 18, value: ({ deliveredAt }) => moment(deliveredAt) },
  { title: 'Número de guía', value: ({ delivery }) => delivery?.numberGuide ?? null },
  { title: 'Transportadora', value: ({ delivery }) => delivery?.transport ?? null },
  { title: 'Facturado', value: ({ isInvoice }) => (isInvoice ? 'SI' : 'NO') },
  { title: DELIVERY_NOTES.label, width: 32, value: ({ shippingAddress }) => shippingAddress.notes ?? null },
];

const orderColumn = ({ value, ...column }: SheetColumn<OrderEntity>): SheetColumn<ExportedOrder> => ({
  ...column,
  value: ({ order }) => value(order),
});

/** Of today's classes, then of rates that older orders have. */
const TAXES = [
  ...new Map(
    [...VAT_RATES].reverse().map(({ vatClass, percent, from }) => {
      const vat = vatOn(vatClass, from);
      return [taxKey(vat.taxClassification, percent), { ...vat, taxPercent: percent }] as const;
    }),
  ),
].sort(([, one], [, other]) => other.taxPercent - one.taxPercent);

const TAX_COLUMNS: readonly SheetColumn<ExportedOrder>[] = TAXES.flatMap(([key, vat]) => [
  {
    title: `Base ${vatName(vat)}`,
    width: 18,
    value: ({ taxes }) => toPesos(taxes.get(key)?.base ?? NOTHING),
  },
  ...(vat.taxPercent > 0
    ? [
        {
          title: `IVA ${vatName(vat)}`,
          width: 18,
          value: ({ taxes }: ExportedOrder) => toPesos(taxes.get(key)?.tax ?? NOTHING),
        },
      ]
    : []),
]);

export const ORDER_SHEET: readonly SheetColumn<ExportedOrder>[] = [
  ...ORDER_COLUMNS.map(orderColumn),
  { title: 'Factura', width: 18, value: ({ invoices }) => invoices },
  ...TAX_COLUMNS,
  { title: 'Retenido', value: ({ withheld }) => toPesos(withheld) },
  { title: 'Devuelto', value: ({ returned }) => toPesos(returned) },
  { title: 'Tienda', width: 24, value: ({ store }) => store },
  { title: 'Vendedor', width: 24, value: ({ seller }) => seller },
  { title: 'Valor del envío', width: 16, value: ({ order }) => toPesos(chargedShipping(order)) },
];
