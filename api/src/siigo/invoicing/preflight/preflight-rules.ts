import type { InvoiceType } from '@lacteos/contracts/invoice-type';
import { formatMoney, toPesos } from '@lacteos/contracts/money/money';
import { orderStateOf } from '@lacteos/contracts/order-state';

import type { InvoiceableOrder } from '#orders/order/index.js';
import { ERROR_TABLE } from '#platform/errors/index.js';
import type { InvoiceRequest } from '../document/document-request.js';
import { canRetry, isUndone } from '../document/invoice-state.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import { costCenterOf, sellerOf, typeIdOf } from '../request/invoice-request.js';
import type { ShopCode } from '../../corrections/corrections.js';
import { PAGES } from '../../corrections/correction-pages.js';
import { problem, warning, type Finding } from './finding.js';

interface Choice {
  readonly id: number;
  readonly active?: boolean;
}
type Findings = Finding[];
const ELECTRONIC = 'ElectronicInvoice';

const problemIf = (holds: boolean, code: ShopCode, message: string, link: string | null): Findings =>
  holds ? [problem(code, message, link)] : [];

/** The order must be paid, not cancelled and without another invoice; a draft can only be sent. */
export function orderFindings(
  order: InvoiceableOrder | null,
  existing: Pick<SiigoDocumentEntity, 'state'> | null,
  sendToDian = true,
): Findings {
  if (!order) return [problem('ORDER_NOT_FOUND', ERROR_TABLE['ORDERS.NOT_FOUND'].text({}))];
  const link = PAGES.order(order.id);
  const isCancelled = orderStateOf(order) === 'cancelled';
  const isDraft = existing?.state === 'draft';
  const isInvoiced = existing !== null && !isDraft && !canRetry(existing.state) && !isUndone(existing.state);
  return [
    ...problemIf(isCancelled, 'ORDER_CANCELLED', 'El pedido está cancelado.', link),
    ...problemIf(!order.isPaid, 'ORDER_NOT_PAID', 'El pedido no está pagado.', link),
    ...problemIf(
      order.isPaymentVoided,
      'PAYMENT_VOIDED',
      'El pago del pedido fue anulado: el dinero volvió al comprador.',
      link,
    ),
    ...problemIf(order.lines.length === 0, 'NOTHING_KEPT', ERROR_TABLE['ORDERS.NOTHING_KEPT'].text({}), link),
    ...returnedFindings(order),
    ...problemIf(isInvoiced, 'ALREADY_INVOICED', 'El pedido ya tiene una factura.', PAGES.invoices),
    ...problemIf(
      isDraft && !sendToDian,
      'DRAFT_WAITS',
      ERROR_TABLE['SIIGO.DRAFT_WAITS'].text({}),
      PAGES.invoices,
    ),
  ];
}

/** Returned goods are left out; shows staff the difference. */
function returnedFindings({ id, lines, returnedUnits, totalPrice }: InvoiceableOrder): Findings {
  if (returnedUnits === 0 || lines.length === 0) return [];
  const text = `Unidades devueltas: ${returnedUnits}. Se factura lo que el comprador conserva: ${formatMoney(toPesos(totalPrice))}.`;
  return [warning('GOODS_RETURNED', text, PAGES.order(id))];
}

/** The document type must be allowed, active, electronic for the DIAN, and have its cost centre. */
export function typeFindings(
  request: InvoiceRequest,
  types: readonly InvoiceType[],
  allowed: readonly number[],
): Findings {
  const link = PAGES.invoiceTypes;
  const type = types.find(({ id }) => id === typeIdOf(request));
  if (!allowed.includes(typeIdOf(request)))
    return [problem('TYPE_NOT_ALLOWED', 'El tipo de comprobante no está permitido en esta tienda.', link)];
  if (!type) return [problem('TYPE_MISSING', 'El tipo de comprobante no existe en SIIGO.', link)];
  const isPaper = request.sendToDian && type.electronic_type !== ELECTRONIC;
  const lacksCentre = type.cost_center_mandatory && costCenterOf(request) === null;
  return [
    ...problemIf(!type.active, 'TYPE_INACTIVE', 'El tipo de comprobante está inactivo en SIIGO.', link),
    ...problemIf(isPaper, 'TYPE_NOT_ELECTRONIC', 'El tipo de comprobante no es electrónico.', link),
    ...problemIf(
      lacksCentre,
      'COST_CENTER_REQUIRED',
      'El tipo de comprobante necesita un centro de costos.',
      null,
    ),
  ];
}

export function staffFindings(
  request: InvoiceRequest,
  sellers: readonly Choice[],
  centres: readonly Choice[],
): Findings {
  const seller = sellers.find(({ id }) => id === sellerOf(request));
  const centreId = costCenterOf(request);
  const centre = centres.find(({ id }) => id === centreId);
  const isCentreWrong = centreId !== null && (!centre || centre.active === false);
  const centreText = 'El centro de costos no existe o está inactivo en SIIGO.';
  return [
    ...problemIf(!seller, 'SELLER_MISSING', 'El vendedor no existe en SIIGO.', null),
    ...problemIf(seller?.active === false, 'SELLER_INACTIVE', 'El vendedor está inactivo en SIIGO.', null),
    ...problemIf(isCentreWrong, 'COST_CENTER_INVALID', centreText, null),
  ];
}

export const orderProductFindings = (order: InvoiceableOrder): Findings =>
  order.lines.flatMap(({ siigoId, name }) =>
    problemIf(
      siigoId === null,
      'PRODUCT_NOT_LINKED',
      `El producto ${name} no está enlazado con SIIGO.`,
      PAGES.products,
    ),
  );

export function draftProductFindings(
  codes: readonly string[],
  products: readonly { readonly code: string; readonly active?: boolean }[],
): Findings {
  const known = new Map(products.map((product) => [product.code, product]));
  return [...new Set(codes)].flatMap((code) => {
    const product = known.get(code);
    const isInactive = product?.active === false;
    return [
      ...problemIf(!product, 'PRODUCT_MISSING', `El producto ${code} no existe en SIIGO.`, PAGES.products),
      ...problemIf(
        isInactive,
        'PRODUCT_INACTIVE',
        `El producto ${code} está inactivo en SIIGO.`,
        PAGES.products,
      ),
    ];
  });
}
