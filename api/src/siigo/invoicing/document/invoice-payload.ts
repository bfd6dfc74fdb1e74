import {
  invoiceTotal,
  toPesos,
  type ArithmeticLine,
  type Centavos,
  type LineDiscount,
  type TaxClassification,
} from '@lacteos/contracts';

import type { InvoiceableOrder } from '../../../orders/index.js';
import type { SiigoInvoiceItemRequest, SiigoInvoiceRequest } from '../../client/siigo-wire.js';
import type { DraftInvoiceRequest, DraftItem, OrderInvoiceRequest } from './document-request.js';
import { referenceMark } from './document-match.js';
import { dueDateOf, paymentTypeOf, type PaymentTypeChoice } from './payment-type.js';

/** A tax of SIIGO's catalogue. */
export interface CatalogueTax {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly percentage: number;
  readonly active?: boolean;
}
/** What payloads need of SIIGO's catalogues. */
export interface PayloadCatalogues {
  readonly taxes: readonly CatalogueTax[];
  readonly paymentTypes: readonly PaymentTypeChoice[];
  /** Ids of payment types that settings name for the shop's methods. */
  readonly paymentTypeIds?: ReadonlyMap<string, number>;
  /** `Percentage` or `Value`, as the document type says. */
  readonly discountType: string;
}
/** Facts that both kinds of invoice share. */
export interface PayloadContext {
  /** Written into the invoice so that it can be found again. */
  readonly reference: string;
  readonly catalogues: PayloadCatalogues;
}
export interface BuiltInvoice {
  readonly payload: SiigoInvoiceRequest;
  readonly total: Centavos;
}
/** Why no invoice can be built from these data; `code` as in the preflight. */
export class PayloadProblem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly field: string | null = null,
  ) {
    super(message);
    this.name = 'PayloadProblem';
  }
}

const OBSERVATIONS_LENGTH = 4000;
const LOCAL_CURRENCY = 'COP';

/**
 * The invoice of a paid order: its lines at the prices and VAT of the order, one payment over its total.
 * @param today yyyy-MM-dd in Colombia
 * @throws PayloadProblem when a tax or a payment type is missing in SIIGO, or the totals differ
 */
export function orderInvoice(
  request: OrderInvoiceRequest,
  order: InvoiceableOrder,
  customer: SiigoInvoiceRequest['customer'],
  context: PayloadContext & { today: string },
): BuiltInvoice {
  const { taxes, paymentTypes, paymentTypeIds } = context.catalogues;
  const lines = order.lines.map((line) => {
    const tax = vatTaxOf(line.taxClassification, line.taxPercent, taxes);
    const item: SiigoInvoiceItemRequest = {
      code: line.code,
      description: line.name,
      quantity: line.quantity,
      price: toPesos(line.unitPrice),
      ...(tax ? { taxes: [{ id: tax.id }] } : {}),
    };
    return { item, arithmetic: { quantity: item.quantity, price: item.price, taxes: tax ? [tax] : [] } };
  });
  const total = invoiceTotal(lines.map((line) => line.arithmetic));
  if (total !== order.totalPrice)
    throw new PayloadProblem(
      'TOTAL_DIFFERS',
      'El total de la factura no es igual al total del pedido.',
      'items',
    );
  const paymentType = paymentTypeOf(order.paymentMethod, paymentTypes, paymentTypeIds);
  if (!paymentType)
    throw new PayloadProblem(
      'PAYMENT_TYPE_MISSING',
      'SIIGO no tiene una forma de pago activa para este pedido.',
      'payments',
    );
  const dueDate = dueDateOf(paymentType, order.paymentResult?.expiryDate ?? null, context.today);
  return {
    total,
    payload: {
      document: { id: request.invoiceType },
      date: context.today,
      customer,
      seller: request.sendToUser,
      ...(request.sendToCostCenters === null ? {} : { cost_center: request.sendToCostCenters }),
      stamp: { send: request.sendToDian },
      mail: { send: request.sendToEmail },
      ...referenceFields(request.sendToCommentsInvoice, context.reference),
      items: lines.map((line) => line.item),
      payments: [{ id: paymentType.id, value: toPesos(total), ...dueDate }],
    },
  };
}

/**
 * The invoice of the standalone form. Its total follows from the lines; a single payment covers it.
 * @throws PayloadProblem for an unknown tax, or payments that do not add up
 */
export function draftInvoice(request: DraftInvoiceRequest, context: PayloadContext): BuiltInvoice {
  const lines = request.items.map((item) => draftLine(item, context.catalogues));
  const total = invoiceTotal(lines.map((line) => line.arithmetic));
  const { currency, costCenter } = request;
  return {
    total,
    payload: {
      document: { id: request.typeId },
      date: request.date,
      customer: request.customer,
      seller: request.seller,
      ...(costCenter === null ? {} : { cost_center: costCenter }),
      ...(currency === LOCAL_CURRENCY
        ? {}
        : { currency: { code: currency, exchange_rate: request.exchangeRate ?? 1 } }),
      stamp: { send: request.sendToDian },
      mail: { send: request.sendToEmail },
      ...referenceFields(request.observations, context.reference),
      items: lines.map((line) => line.item),
      payments: draftPayments(request, total, context.catalogues.paymentTypes),
    },
  };
}

/** An exempt line shows VAT at 0 where the account has such a tax; an excluded one shows none. */
function vatTaxOf(
  classification: TaxClassification,
  percent: number,
  taxes: readonly CatalogueTax[],
): CatalogueTax | null {
  if (classification === 'Excluded') return null;
  const tax = taxes.find(
    ({ type, percentage, active }) => active !== false && type === 'IVA' && percentage === percent,
  );
  if (tax) return tax;
  if (percent === 0) return null;
  throw new PayloadProblem('TAX_MISSING', `SIIGO no tiene activo un impuesto IVA del ${percent} %.`, 'items');
}

function draftLine(item: DraftItem, catalogues: PayloadCatalogues) {
  const taxes = item.taxes.map(({ id }) => {
    const tax = catalogues.taxes.find((candidate) => candidate.id === id);
    if (!tax) throw new PayloadProblem('TAX_MISSING', `El impuesto ${id} no existe en SIIGO.`, 'items');
    return tax;
  });
  const discount = discountOf(item, catalogues.discountType);
  const arithmetic: ArithmeticLine = {
    quantity: item.quantity,
    price: item.price,
    taxes,
    ...(discount ? { discount } : {}),
  };
  const sent: SiigoInvoiceItemRequest = {
    code: item.code,
    ...(item.description ? { description: item.description } : {}),
    quantity: item.quantity,
    price: item.price,
    ...(discount ? { discount: discount.value } : {}),
    ...(taxes.length > 0 ? { taxes: taxes.map(({ id }) => ({ id })) } : {}),
  };
  return { item: sent, arithmetic };
}

/** The form speaks of percentages; a document type that takes amounts gets the percentage of quantity × price. */
function discountOf(item: DraftItem, discountType: string): LineDiscount | null {
  if (item.discount <= 0) return null;
  if (discountType.toLowerCase() !== 'value') return { kind: 'percentage', value: item.discount };
  const amount = Math.round(item.quantity * item.price * item.discount) / 100;
  return { kind: 'amount', value: amount };
}

function draftPayments(
  { payments, date }: DraftInvoiceRequest,
  total: Centavos,
  types: readonly PaymentTypeChoice[],
): SiigoInvoiceRequest['payments'] {
  const withDueDate = (id: number, dueDate: string | undefined) => {
    const type = types.find((candidate) => candidate.id === id);
    return type ? dueDateOf(type, dueDate ?? null, date) : {};
  };
  const [only] = payments;
  if (payments.length === 1 && only)
    return [{ id: only.id, value: toPesos(total), ...withDueDate(only.id, only.due_date) }];
  const sum = payments.reduce((all, { value = 0 }) => all + Math.round(value * 100), 0);
  if (sum !== total)
    throw new PayloadProblem(
      'PAYMENTS_DIFFER',
      'La suma de los pagos no es igual al total de la factura.',
      'payments',
    );
  return payments.map(({ id, value = 0, due_date }) => ({ id, value, ...withDueDate(id, due_date) }));
}

/** The reference stands in the purchase order and, where there is room, at the end of the observations. */
export function referenceFields(comments: string, reference: string) {
  const mark = referenceMark(reference);
  const text = comments ? `${comments}\n${mark}` : mark;
  return {
    observations: text.length <= OBSERVATIONS_LENGTH ? text : comments,
    additional_fields: { purchase_order: { prefix: 'REF', number: reference } },
  };
}
