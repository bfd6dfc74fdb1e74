import { callServer } from '@lacteos/contracts/http';

import type { Config } from '#config/index.js';
import { MAX_ANSWER_BYTES } from './wompi-client.js';
import { recordOf } from './protocol/wompi-transaction.js';

/** `postponed`: nothing was begun, a later request may succeed. `unknown`: it may have been done. */
export type RefundAttempt =
  | { readonly kind: 'done'; readonly providerId: string | null }
  | { readonly kind: 'declined'; readonly detail: string }
  | { readonly kind: 'postponed' }
  | { readonly kind: 'unknown'; readonly providerId?: string | null };
/** `unanswered`: no answer now. `unanswerable`: it cannot be asked for this. */
export type RefundLookup =
  | { readonly kind: 'done'; readonly providerId: string | null }
  | { readonly kind: 'declined'; readonly detail: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'under way' }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'unanswerable' };

export interface RefundRequest {
  readonly transactionId: string;
  /** Centavos. */
  readonly amount: number;
  readonly reference: string;
  readonly reason: string;
  readonly providerId: string | null;
  /** Finished other refunds of this transaction, in centavos. */
  readonly others: readonly number[];
}
interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const DONE = 'APPROVED';
const UNDER_WAY = 'PENDING';
const VOIDED = 'VOIDED';
/** Wrong key, or too many requests: Wompi did nothing. */
const NOT_BEGUN = [401, 403, 429];
const MAX_REASON = 100;

/** Repeats no call: the caller looks up first. */
export class WompiRefunds {
  constructor(private readonly settings: Config['wompi']) {}

  /** A card payment, on its own day. */
  async void({ transactionId }: Pick<RefundRequest, 'transactionId'>): Promise<RefundAttempt> {
    const answer = await this.send('POST', `/transactions/${encodeURIComponent(transactionId)}/void`, {});
    const given = outcomeOf(answer);
    if (given) return given;
    const data = recordOf(answer?.body['data']);
    const status = String(recordOf(data['transaction'])['status'] ?? data['status'] ?? '');
    // The body of this answer is not stable: the transaction is asked for the rest.
    return status === VOIDED ? { kind: 'done', providerId: null } : { kind: 'unknown' };
  }

  /** All or a part of a card payment. */
  async refund({ transactionId, amount, reference, reason }: RefundRequest): Promise<RefundAttempt> {
    const answer = await this.send('POST', '/refunds', {
      transaction_id: transactionId,
      amount_in_cents: amount,
      reason: reason.slice(0, MAX_REASON),
      reference,
    });
    const given = outcomeOf(answer);
    if (given) return given;
    const data = recordOf(answer?.body['data']);
    const status = String(data['status'] ?? '');
    if (status === DONE) return { kind: 'done', providerId: idOf(data) };
    if (status === UNDER_WAY || status === '') return { kind: 'unknown', providerId: idOf(data) };
    return { kind: 'declined', detail: `Wompi respondió ${status}.` };
  }

  async findVoid({ transactionId }: Pick<RefundRequest, 'transactionId'>): Promise<RefundLookup> {
    const answer = await this.send('GET', `/transactions/${encodeURIComponent(transactionId)}`);
    if (answer?.status !== 200) return { kind: answer?.status === 404 ? 'unanswerable' : 'unanswered' };
    const status = String(recordOf(answer.body['data'])['status'] ?? '');
    if (status === VOIDED) return { kind: 'done', providerId: null };
    return status === DONE ? { kind: 'absent' } : { kind: 'unanswerable' };
  }

  /**
   * By id, or among the transaction's refunds, because Wompi finds none by reference. One of the same amount from
   * Wompi's panel counts as this one: rather none than two.
   */
  async findRefund({ transactionId, providerId, amount, others }: RefundRequest): Promise<RefundLookup> {
    if (providerId !== null) return this.findById(providerId);
    const answer = await this.send('GET', `/transactions/${encodeURIComponent(transactionId)}`);
    if (answer?.status !== 200) return { kind: answer?.status === 404 ? 'unanswerable' : 'unanswered' };
    const listed = recordOf(answer.body['data'])['refunds'];
    if (!Array.isArray(listed)) return { kind: 'unanswerable' };
    const alike = listed.map(recordOf).filter((row) => row['amount_in_cents'] === amount);
    const known = others.filter((other) => other === amount).length;
    if (alike.filter(({ status }) => status === DONE).length > known)
      return { kind: 'done', providerId: null };
    return { kind: alike.some(({ status }) => status === UNDER_WAY) ? 'under way' : 'absent' };
  }

  private async findById(id: string): Promise<RefundLookup> {
    const answer = await this.send('GET', `/refunds/${encodeURIComponent(id)}`);
    if (answer?.status !== 200) return { kind: answer?.status === 404 ? 'unanswerable' : 'unanswered' };
    const status = String(recordOf(answer.body['data'])['status'] ?? '');
    if (status === DONE) return { kind: 'done', providerId: id };
    return status === UNDER_WAY
      ? { kind: 'under way' }
      : { kind: 'declined', detail: `Wompi respondió ${status}.` };
  }

  private async send(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer | null> {
    const { apiUrl, privateKey, timeoutMs } = this.settings;
    try {
      const limits = { timeoutMs, maxBytes: MAX_ANSWER_BYTES };
      const answer = await callServer(`${apiUrl}${path}`, limits, {
        method,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${privateKey}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: answer.status, body: recordOf(answer.json()) };
    } catch {
      return null;
    }
  }
}

function outcomeOf(answer: Answer | null): RefundAttempt | null {
  if (!answer || answer.status >= 500 || answer.status === 408) return { kind: 'unknown' };
  if (NOT_BEGUN.includes(answer.status)) return { kind: 'postponed' };
  if (answer.status >= 400) return { kind: 'declined', detail: `Wompi no la aceptó (${answer.status}).` };
  return null;
}

function idOf(data: Readonly<Record<string, unknown>>): string | null {
  const id = data['v2_refund_id'] ?? data['id'];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}
