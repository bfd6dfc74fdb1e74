import { timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

import type { Config } from '#config/index.js';

/**
 * By token, or directly from the operator's networks. Forwarded calls need the token: they come from the proxy's
 * address.
 */
export class MetricsAccess {
  private readonly networks = new BlockList();
  private readonly token: Buffer | null;

  constructor({ networks, token }: Config['metrics']) {
    for (const network of networks) {
      const [address = '', bits] = network.split('/');
      this.networks.addSubnet(address, Number(bits), familyOf(address));
    }
    this.token = token === null ? null : Buffer.from(`Bearer ${token}`);
  }

  isAllowed({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
    const sent = Buffer.from(headers.authorization ?? '');
    if (this.token?.length === sent.length && timingSafeEqual(this.token, sent)) return true;
    if (headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined) return false;
    const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    return address !== '' && this.networks.check(address, familyOf(address));
  }
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');
