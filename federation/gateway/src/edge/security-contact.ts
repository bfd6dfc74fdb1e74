import type { FastifyInstance } from 'fastify';
import type { Site } from '../site.js';

const VALID_MS = 180 * 86_400_000;
const FOR_A_DAY = 'public, max-age=86400';

/** RFC 9116; `publicUrl` is an origin without a final slash. */
export const serveSecurityContact = (
  app: FastifyInstance,
  publicUrl: string,
  { email, languages }: Site['securityContact'],
): void => {
  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .header('cache-control', FOR_A_DAY)
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${email}`,
          `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
          `Preferred-Languages: ${languages}`,
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      ),
  );
};
