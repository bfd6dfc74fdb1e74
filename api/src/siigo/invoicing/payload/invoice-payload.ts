import {
  invoiceTotal,
  siigoName,
  toPesos,
  type ArithmeticLine,
  type Centavos,
  type LineDiscount,
  type TaxClassification,
} from '@lacteos/contracts';

import type { InvoiceableLine, InvoiceableOrder } from '#orders/index.js';
import type { SiigoInvoiceItemRequest, SiigoInvoiceRequest } from '../../client/siigo-wire.js';
import type { DraftInvoiceRequest, DraftItem, OrderInvoiceRequest } from '../document/document-request.js';
import { dueDateOf, paymentTypeOf, type PaymentTypeChoice } from './payment-type.js';
import { referenceFields } from './reference-fields.js';

/** A tax of SIIGO's catalogue. */
export interface CatalogueTax {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly percentage: number;
  readonly active?: boolean;
}
/** The catalogues that a payload is built from. */
export interface PayloadCatalogues {
  readonly taxes: readonly CatalogueTax[];
  readonly paymentTypes: readonly PaymentTypeChoice[];
  /** Payment type ids that settings assign to the shop's methods. */
  readonly paymentTypeIds?: ReadonlyMap<string, number>;
  /** `Percentage` or `Value`, from the document type. */
  readonly discountType: string;
  /** Whether the document type names the seller in each line. */
  readonly sellerByItem?: boolean;
}
/** Common input of both kinds of invoice. */
export interface PayloadContext {
  /** Written into the invoice, to find it again. */
  readonly reference: string;
  /** Whether the reference is sent as purchase order too. */
  readonly takesPurchaseOrder: boolean;
  readonly catalogues: PayloadCatalogues;
}
export interface BuiltInvoice {
  readonly payload: SiigoInvoiceRequest;
  readonly total: Centavos;
}
/** Why no invoice can be built; `code` as in the preflight. */
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

const LOCAL_CURRENCY = 'COP';

/**
 * The invoice of a paid order: its lines at the order's prices and VAT, and one payment.
 * @param today yyyy-MM-dd in Colombia
 * @throws PayloadProblem when a tax or payment type is missing in SIIGO, or the totals differ
 */
export function orderInvoice(
  request: OrderInvoiceRequest,
  order: InvoiceableOrder,
  customer: SiigoInvoiceRequest['customer'],
  context: PayloadContext & { today: string },
): BuiltInvoice {
  const lines = order.lines.map((line) => orderLine(line, context.catalogues.taxes));
  const total = invoiceTotal(lines.map((line) => line.arithmetic));
  if (total !== order.totalPrice)
    throw new PayloadProblem(
      'TOTAL_DIFFERS',
      'El total de la factura no es igual al total del pedido.',
      'items',
    );
  const paymentType = paymentTypeFor(order, context.catalogues);
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
      ...numberOf(request),
      ...referenceFields(request.sendToCommentsInvoice, context.reference, context.takesPurchaseOrder),
      items: itemsOf(lines, request.sendToUser, context.catalogues),
      payments: [{ id: paymentType.id, value: toPesos(total), ...dueDate }],
    },
  };
}

const numberOf = ({ number }: { readonly number?: number | null }): { number?: number } =>
  number ? { number } : {};

const itemsOf = (
  lines: readonly { item: SiigoInvoiceItemRequest }[],
  seller: number,
  { sellerByItem = false }: PayloadCatalogues,
): SiigoInvoiceItemRequest[] => lines.map(({ item }) => (sellerByItem ? { ...item, seller } : item));

/** Name and presentation, as the product is called in SIIGO. */
const descriptionOf = ({ name, presentation }: InvoiceableLine): string =>
  siigoName(name.includes(presentation) ? name : `${name} ${presentation}`);

function orderLine(line: InvoiceableLine, taxes: PayloadCatalogues['taxes']) {
  const tax = vatTaxOf(line.taxClassification, line.taxPercent, taxes);
  const item: SiigoInvoiceItemRequest = {
    code: line.code,
    description: descriptionOf(line),
    quantity: line.quantity,
    price: toPesos(line.unitPrice),
    ...(tax ? { taxes: [{ id: tax.id }] } : {}),
  };
  return { item, arithmetic: { quantity: item.quantity, price: item.price, taxes: tax ? [tax] : [] } };
}

function paymentTypeFor(
  { paymentMethod }: InvoiceableOrder,
  { paymentTypes, paymentTypeIds }: PayloadCatalogues,
) {
  const paymentType = paymentTypeOf(paymentMethod, paymentTypes, paymentTypeIds);
  if (paymentType) return paymentType;
  throw new PayloadProblem(
    'PAYMENT_TYPE_MISSING',
    'SIIGO no tiene una forma de pago activa para este pedido.',
    'payments',
  );
}

/**
 * The invoice of the standalone form; its total follows from the lines.
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
      ...numberOf(request),
      ...referenceFields(request.observations, context.reference, context.takesPurchaseOrder),
      items: itemsOf(lines, request.seller, context.catalogues),
      payments: draftPayments(request, total, context.catalogues.paymentTypes),
    },
  };
}

/** An exempt line has a 0 % VAT tax if the account has one; an excluded line has none. */
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

/** The form has percentages; for a document type of amounts they are converted. */
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
