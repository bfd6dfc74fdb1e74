import { describe, expect, it } from '@jest/globals';

import {
  canRetry,
  INITIAL_INVOICE_STATE,
  INVOICE_STATES,
  INVOICE_TRANSITIONS,
  invoiceLabel,
  isInProgress,
  isUndone,
  nextInvoiceState,
  type InvoiceStateName,
} from './invoice-state.js';

const stepsOf = (state: InvoiceStateName): InvoiceStateName[] => Object.values(INVOICE_TRANSITIONS[state]);

describe('invoice states', () => {
  it('are all reachable from the initial one', () => {
    const reached = new Set<InvoiceStateName>([INITIAL_INVOICE_STATE]);
    for (const state of reached) stepsOf(state).forEach((next) => reached.add(next));
    expect([...reached].sort()).toEqual([...INVOICE_STATES].sort());
  });

  it('return to pending only after SIIGO certainly has no such invoice', () => {
    const ways = INVOICE_STATES.flatMap((state) =>
      Object.entries(INVOICE_TRANSITIONS[state])
        .filter(([, next]) => next === 'pending' && state !== 'pending')
        .map(([event]) => `${state}: ${event}`),
    );
    expect(ways).toEqual([
      'sending: postponed',
      'unknown: found absent',
      'rejected: retried',
      'failed: retried',
      'draft: released',
    ]);
  });

  it('reject a transition that is not listed', () => {
    expect(nextInvoiceState('pending', 'attempted')).toBe('sending');
    expect(() => nextInvoiceState('issued', 'attempted')).toThrow('issued');
    expect(() => nextInvoiceState('credited', 'retried')).toThrow('credited');
  });

  it.each(INVOICE_STATES)('classify %s as exactly one of in progress, retryable and done', (state) => {
    const isDone = state === 'issued' || state === 'draft' || isUndone(state);
    expect([isInProgress(state), canRetry(state), isDone].filter(Boolean)).toHaveLength(1);
  });

  it('have Spanish labels that contain the first reason', () => {
    const reasons = [{ message: 'El cliente no tiene contactos.' }];
    expect(INVOICE_STATES.map((state) => invoiceLabel(state, reasons))).toEqual([
      'En proceso',
      'En proceso',
      'En proceso',
      'En proceso',
      'Emitida',
      'Rechazada: El cliente no tiene contactos.',
      'No enviada: El cliente no tiene contactos.',
      'Acreditada',
      'Borrador, no enviada a la DIAN',
      'Anulada en SIIGO',
    ]);
    expect(invoiceLabel('rejected', [])).toBe('Rechazada');
    expect(invoiceLabel('issued', [], true)).toBe('Acreditada en parte');
  });
});
