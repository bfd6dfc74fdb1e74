import { INVOICE_MAIL_TEXTS } from '@lacteos/contracts/reference/messages';

export const mailText = (state: string | null): string =>
  state ? (INVOICE_MAIL_TEXTS[state] ?? state) : 'No enviado';
