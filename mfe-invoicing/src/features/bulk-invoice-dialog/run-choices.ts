import type { InvoiceRun, ListedInvoiceType, NewInvoiceRun } from '@lacteos/contracts/schemas';
import type { ComponentProps } from '@lacteos/contracts/offers';

import { isElectronic, needsNumber, usableTypes } from '#features/catalogues';

export interface RunFields {
  invoiceType?: number;
  sendToDian?: boolean;
  sendToEmail?: boolean;
  sendToCostCenters?: number;
  sendToUser?: number;
}
export type InvoicedOrder = ComponentProps<'mfe-invoicing', 'BulkInvoiceDialog', 1>['orders'][number];
export type RunChoices = Omit<NewInvoiceRun, 'orderIds'>;

/** Automatic numbers only: manual ones need their own dialog. */
export const runTypes = (types: readonly ListedInvoiceType[]): ListedInvoiceType[] =>
  usableTypes(types).filter((type) => !needsNumber(type));

/** The person's last choices, as far as still offered; the DIAN is always chosen. */
export function initialFields(last: InvoiceRun | null, types: readonly ListedInvoiceType[]): RunFields {
  const kept = last && types.some(({ id }) => id === last.choices.invoiceType) ? last.choices : null;
  const only = types.length === 1 ? types[0] : undefined;
  if (!kept) return { invoiceType: only?.id, sendToDian: true };
  return {
    invoiceType: kept.invoiceType,
    sendToDian: true,
    sendToEmail: kept.sendToEmail,
    sendToUser: kept.sendToUser,
    ...(kept.sendToCostCenters ? { sendToCostCenters: kept.sendToCostCenters } : {}),
  };
}

/** Null while type or seller are missing. */
export function choicesOf(
  fields: RunFields | undefined,
  chosen: ListedInvoiceType | undefined,
): RunChoices | null {
  if (!chosen || !fields?.sendToUser) return null;
  if (chosen.cost_center_mandatory && !fields.sendToCostCenters) return null;
  return {
    invoiceType: chosen.id,
    sendToDian: isElectronic(chosen) && fields.sendToDian === true,
    sendToEmail: fields.sendToEmail === true,
    sendToCostCenters: chosen.cost_center ? (fields.sendToCostCenters ?? null) : null,
    sendToCommentsInvoice: '',
    sendToUser: fields.sendToUser,
  };
}
