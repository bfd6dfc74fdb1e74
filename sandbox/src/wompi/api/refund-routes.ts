import type { FastifyInstance } from 'fastify';
import { checkPrivateKey } from '../protocol/access.js';
import type { Merchant } from '../merchant/merchant.js';
import type { Transaction } from '../merchant/transactions.js';
import type { Switches } from '../merchant/switches.js';
import { WompiError } from '../protocol/wompi-error.js';
import { isMovement, type RefundRequest, type RefundStatus, type RefundStore } from '../merchant/refunds.js';

type Body = Readonly<Record<string, unknown>>;

const SCENARIOS: Readonly<Record<string, RefundStatus>> = {
  approved: 'APPROVED',
  declined: 'DECLINED',
  error: 'ERROR',
  cancelled: 'CANCELLED',
};
const REFERENCES = ['reference', 'reference_2', 'reference_3', 'reference_4', 'reference_5'];
const bogotaDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' });

export const refundRoutes = (server: FastifyInstance, merchant: Merchant): void => {
  const { keys, transactions, refunds, events, now } = merchant;
  server.post<{ Params: { id: string }; Body: Body | null }>(
    '/transactions/:id/void',
    async (request, reply) => {
      checkPrivateKey(request, keys);
      const found = transactions.get(request.params.id);
      checkVoidable(found, request.body?.['amount_in_cents'], refunds, now());
      const transaction = transactions.void(found.id);
      reply.code(201);
      if (events.switches.voidAnswer === 'empty') return reply.send();
      return { data: { status: 'APPROVED', status_message: null, transaction }, meta: {} };
    },
  );
  server.post<{ Body: Body | null }>('/refunds', async (request, reply) => {
    checkPrivateKey(request, keys);
    const wanted = readRefund(request.body ?? {}, events.switches.refundOutcome);
    checkReference(wanted, refunds, events.switches.refundReferences);
    return reply.code(201).send({ data: refunds.create(wanted), meta: {} });
  });
  server.get<{ Params: { id: string } }>('/refunds/:id', async (request) => {
    checkPrivateKey(request, keys);
    return { data: refunds.get(request.params.id), meta: {} };
  });
};

function checkVoidable(
  { id, status, payment_method_type: type, amount_in_cents: paid, finalized_at: at }: Transaction,
  wanted: unknown,
  refunds: RefundStore,
  now: number,
): void {
  const isOpen = status === 'APPROVED' && type === 'CARD' && at !== null;
  const isSameDay = at !== null && bogotaDay.format(now) === bogotaDay.format(Date.parse(at));
  const isRefunded = refunds.findByTransaction(id).some(isMovement);
  if (!isOpen || !isSameDay || isRefunded)
    throw new WompiError(422, 'UNPROCESSABLE', 'La transacción no se puede anular');
  if (wanted !== undefined && wanted !== paid)
    throw WompiError.ofField('amount_in_cents', 'Solo se anula el monto total');
}

function readRefund(body: Body, fallback: RefundStatus): RefundRequest {
  const { transaction_id: transactionId, amount_in_cents: amountInCents, reason, test_scenario: test } = body;
  if (typeof transactionId !== 'string' || transactionId === '')
    throw WompiError.ofField('transaction_id', 'No está presente');
  if (!Number.isInteger(amountInCents) || Number(amountInCents) <= 0)
    throw WompiError.ofField('amount_in_cents', 'Debe ser un entero positivo');
  const names = Object.keys(body).filter((name) => name.startsWith('reference'));
  const wrong = names.find((name) => !REFERENCES.includes(name) || typeof body[name] !== 'string');
  if (wrong) throw WompiError.ofField(wrong, 'Se permiten máximo 5 referencias de texto');
  const outcome = test === undefined ? fallback : SCENARIOS[String(test)];
  if (!outcome) throw WompiError.ofField('test_scenario', 'Formato inválido');
  return {
    transactionId,
    amountInCents: Number(amountInCents),
    reason: typeof reason === 'string' ? reason : null,
    references: Object.fromEntries(names.map((name) => [name, String(body[name])])),
    outcome,
  };
}

function checkReference(
  { transactionId, references }: RefundRequest,
  refunds: RefundStore,
  rule: Switches['refundReferences'],
): void {
  if (rule === 'free') return;
  const { reference } = references;
  const isUsed = refunds.all.some(
    (refund) => refund.transaction_id === transactionId && refund['reference'] === reference,
  );
  if (reference !== undefined && isUsed)
    throw WompiError.ofField('reference', 'La referencia ya ha sido usada');
}
