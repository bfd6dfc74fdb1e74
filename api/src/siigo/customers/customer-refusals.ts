import { AppError } from '#platform/errors/index.js';
import type { SiigoReason } from '../client/errors/siigo-explanations.js';
import { correctionOfRecord } from '../corrections/correction-pages.js';

/** Without links, because the customer's form is open. */
export const correctionOfForm = (reason: SiigoReason) => correctionOfRecord(reason, { kind: 'customer' });

export const identificationTaken = (): AppError =>
  new AppError('VALIDATION.FAILED', {
    errors: { identification: 'Ya existe un cliente con esta identificación.' },
  });
