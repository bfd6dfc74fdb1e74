import type { FastifyReply } from 'fastify';

import { TextField } from '#platform/http/index.js';

export class PictureKeyQuery {
  @TextField({ optional: true, max: 400, description: 'From the address that was shown' })
  key?: string;
}

export function sendPicture(reply: FastifyReply, picture: Buffer): Buffer {
  void reply.type('image/webp').header('cache-control', 'private, no-store');
  return picture;
}
