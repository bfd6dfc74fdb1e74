import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cut } from '../../faults/cut.js';
import { objectOf } from '../protocol/checks.js';
import type { Company } from '../records/company.js';
import { DIAN_REASON, type Fault, type Faults } from './faults.js';
import { SiigoError, siigoEnvelope } from '../protocol/siigo-error.js';
import type { TokenDesk } from '../protocol/tokens.js';

const DOCUMENT_WRITE = /^\/v1\/(invoices|credit-notes)(\/[^/]+)?$/;
const CUSTOMER_WRITE = /^\/v1\/customers\/[^/?]+$/;
const UNAVAILABLE = 'The Documents service is currently unavailable. Please try in a few minutes';
const unhandled = (): SiigoError => new SiigoError(500, 'unhandled_error', 'An unhandled error occurred');

export class FaultHooks {
  private readonly struck = new WeakMap<FastifyRequest, Fault>();

  constructor(
    private readonly faults: Faults,
    private readonly company: Company,
    private readonly tokens: TokenDesk,
  ) {}

  install(server: FastifyInstance): void {
    server.addHook('preHandler', async (request, reply) => this.before(request, reply));
    server.addHook('onSend', async (request, reply, payload) => this.after(request, reply, payload));
  }

  /** Reasons of the DIAN's later rejection; null: it accepts. */
  rejectionOf(request: FastifyRequest): readonly { code: string; message: string }[] | null {
    const fault = this.struck.get(request);
    return fault?.kind === 'dian-rejection' ? (fault.reasons ?? [DIAN_REASON]) : null;
  }

  private async before(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const path = request.url.split('?')[0] ?? '';
    const isDocument = ['POST', 'PUT'].includes(request.method) && DOCUMENT_WRITE.test(path);
    const { identification } = objectOf(objectOf(request.body)['customer']);
    const fault = this.faults.strike(request.method, path, isDocument ? String(identification ?? '') : null);
    if (!fault) return;
    this.struck.set(request, fault);
    if (fault.kind === 'rate-limit') throw new SiigoError(429, 'requests_limit', 'Requests limit exceeded');
    if (fault.kind === 'unavailable')
      throw new SiigoError(fault.status ?? 503, 'documents_service', UNAVAILABLE);
    if (fault.kind === 'expired-token') {
      this.tokens.expireAll();
      throw new SiigoError(401, 'unauthorized', 'The access token is missing, invalid or expired');
    }
    if (fault.kind === 'server-error') {
      this.consumeKey(request);
      throw unhandled();
    }
    if (fault.kind === 'cut-before') cut(request, reply);
  }

  private async after(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    if (request.method === 'PUT' && CUSTOMER_WRITE.test(request.url) && reply.statusCode < 300)
      this.faults.customerChanged(String(objectOf(request.body)['identification']));
    const fault = this.struck.get(request);
    if (fault?.kind === 'slow') await delay(fault.delayMs ?? 1_000);
    if (fault?.kind === 'cut-after') cut(request, reply);
    if (fault?.kind !== 'server-error-after') return payload;
    this.consumeKey(request);
    reply.code(500);
    return JSON.stringify(siigoEnvelope(unhandled()));
  }

  private consumeKey(request: FastifyRequest): void {
    const key = request.headers['idempotency-key'];
    if (typeof key === 'string') this.company.store('keys', key, { key, documentId: null });
  }
}
