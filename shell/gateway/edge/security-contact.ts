import { BRAND } from '@lacteos/contracts';
import type { FastifyInstance } from 'fastify';

const VALID_MS = 180 * 86_400_000;
const A_DAY = 'public, max-age=86400';

/** Says where to report a vulnerability (RFC 9116); `publicUrl` is the shop's origin without a final slash. */
export const serveSecurityContact = (app: FastifyInstance, publicUrl: string): void => {
  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .header('cache-control', A_DAY)
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${BRAND.email}`,
          `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
          'Preferred-Languages: es, en',
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      ),
  );
};
