import { readIdentification } from '@lacteos/contracts/identification/identification';

import { fieldsOfForm, siigoRequestOf } from '../../customers/request/customer-fields.js';
import type { DraftInvoiceRequest, InvoiceRequest } from '../document/document-request.js';
import type { InvoiceRequestDto } from './invoice-request.dto.js';

export function invoiceRequestOf(dto: InvoiceRequestDto): InvoiceRequest {
  if (dto.orderId === undefined) return draftOf(dto);
  return {
    kind: 'order',
    orderId: dto.orderId,
    invoiceType: dto.invoiceType ?? 0,
    sendToDian: dto.sendToDian === true,
    sendToEmail: dto.sendToEmail === true,
    sendToCostCenters: dto.sendToCostCenters ?? null,
    sendToCommentsInvoice: dto.sendToCommentsInvoice ?? '',
    sendToUser: dto.sendToUser ?? 0,
    number: dto.number ?? null,
  };
}

function draftOf(dto: InvoiceRequestDto): DraftInvoiceRequest {
  const { identification } = readIdentification(dto.newCustomer?.id_type, dto.customer?.identification ?? '');
  return {
    kind: 'draft',
    typeId: dto.id ?? 0,
    date: dto.date ?? '',
    customer: dto.newCustomer
      ? { ...siigoRequestOf(fieldsOfForm(dto.newCustomer)), identification }
      : { identification, branch_office: dto.customer?.branch_office ?? 0 },
    costCenter: dto.cost_center ?? null,
    currency: dto.currency_code ?? 'COP',
    exchangeRate: dto.exchange_rate ?? null,
    seller: dto.seller ?? 0,
    number: dto.number ?? null,
    sendToDian: dto.stamp?.send === true,
    sendToEmail: dto.mail?.send === true,
    observations: dto.observations ?? '',
    items: (dto.items ?? []).map((item) => ({
      code: item.code,
      ...(item.description ? { description: item.description } : {}),
      ...(item.reference ? { reference: item.reference } : {}),
      quantity: item.quantity,
      price: item.price,
      discount: item.discount ?? 0,
      taxes: item.taxes ?? [],
    })),
    payments: (dto.payments ?? []).map(({ id, value, due_date }) => ({
      id,
      ...(value === undefined ? {} : { value }),
      ...(due_date ? { due_date } : {}),
    })),
  };
}

export function invoiceRequestView(request: InvoiceRequest): InvoiceRequestDto {
  if (request.kind === 'order') {
    const { kind: _kind, ...fields } = request;
    return fields;
  }
  const { identification, branch_office = 0 } = request.customer;
  return {
    id: request.typeId,
    date: request.date,
    customer: { identification, branch_office },
    cost_center: request.costCenter,
    currency_code: request.currency,
    exchange_rate: request.exchangeRate,
    seller: request.seller,
    number: request.number ?? null,
    stamp: { send: request.sendToDian },
    mail: { send: request.sendToEmail },
    observations: request.observations,
    items: request.items.map(({ taxes, ...item }) => ({ ...item, taxes: [...taxes] })),
    payments: [...request.payments],
  };
}

export const typeIdOf = (request: InvoiceRequest): number =>
  request.kind === 'order' ? request.invoiceType : request.typeId;
export const sellerOf = (request: InvoiceRequest): number =>
  request.kind === 'order' ? request.sendToUser : request.seller;
export const costCenterOf = (request: InvoiceRequest): number | null =>
  request.kind === 'order' ? request.sendToCostCenters : request.costCenter;
