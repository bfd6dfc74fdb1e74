import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cut } from '../../faults/cut.js';
import { FaultList, type SwitchedFault } from '../../faults/fault-list.js';
import { WompiError } from '../protocol/wompi-error.js';

/**
 * Nothing done: `server-error` 500, `unavailable` 503, `cut-before`, `refused` 422. Work done: `server-error-after`
 * 500, `cut-after`, `slow` (after `delayMs`). Names as in SIIGO's stand-in.
 */
const FAULT_KINDS = [
  'server-error',
  'unavailable',
  'cut-before',
  'refused',
  'server-error-after',
  'cut-after',
  'slow',
] as const;
export type WompiFaultKind = (typeof FAULT_KINDS)[number];
export interface WompiFault extends SwitchedFault {
  readonly kind: WompiFaultKind;
}

const FIELDS = ['kind', 'method', 'path', 'times', 'probability', 'delayMs'];
const SLOW_MS = 1_000;
const API = /^\/v1\//;
const unhandled = (): WompiError => new WompiError(500, 'UNPROCESSABLE', 'Error interno');

export class WompiFaults extends FaultList<WompiFault> {
  private readonly struck = new WeakMap<FastifyRequest, WompiFault>();

  install(server: FastifyInstance): void {
    server.addHook('preHandler', async (request, reply) => this.before(request, reply));
    server.addHook('onSend', async (request, reply, payload) => this.after(request, reply, payload));
  }

  private before(request: FastifyRequest, reply: FastifyReply): void {
    const path = request.url.split('?')[0] ?? '';
    if (!API.test(path)) return;
    const fault = this.strikeOne(request.method, path, () => true);
    if (!fault) return;
    this.struck.set(request, fault);
    if (fault.kind === 'server-error') throw unhandled();
    if (fault.kind === 'unavailable') throw new WompiError(503, 'UNPROCESSABLE', 'Servicio no disponible');
    if (fault.kind === 'refused')
      throw new WompiError(422, 'UNPROCESSABLE', 'La red no permite esta operación');
    if (fault.kind === 'cut-before') cut(request, reply);
  }

  private async after(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    const fault = this.struck.get(request);
    if (fault?.kind === 'slow') await delay(fault.delayMs ?? SLOW_MS);
    if (fault?.kind === 'cut-after') cut(request, reply);
    if (fault?.kind !== 'server-error-after') return payload;
    reply.code(500);
    return JSON.stringify(unhandled().envelope);
  }
}

export const faultRoutes = (server: FastifyInstance, faults: WompiFaults): void => {
  server.post<{ Body: WompiFault }>('/stand-in/faults', async ({ body }, reply) => {
    const unknown = Object.keys(body).find((name) => !FIELDS.includes(name));
    if (unknown || !FAULT_KINDS.some((kind) => kind === body.kind))
      throw WompiError.ofField(unknown ?? 'kind', 'Formato inválido');
    faults.add(body);
    return reply.code(201).send(faults.all);
  });
  server.get('/stand-in/faults', async () => faults.all);
  server.delete('/stand-in/faults', async (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
};
