import type { FastifyInstance, FastifyRequest } from 'fastify';
import { previewBody, previewQuery } from '../request-formats.js';
import type { ReleaseDesk } from '../release-desk.js';

interface Admission {
  onRequest: (request: FastifyRequest) => Promise<void>;
}

/** The second is for shells before 1.2; it goes with the next release of the desk. */
const ADDRESSES = ['/previews', '/trials'];

/** Routes of the section inspector; `staff` admits administrators only. */
export const addPreviewRoutes = (app: FastifyInstance, desk: ReleaseDesk, staff: Admission): void => {
  for (const address of ADDRESSES) {
    app.get<{ Querystring: { remote: string } }>(
      address,
      { ...staff, schema: { querystring: previewQuery } },
      async ({ query }) => ({ success: true, data: { releases: await desk.replacements(query.remote) } }),
    );
    app.post<{ Body: { remote: string; release: string } }>(
      address,
      { ...staff, schema: { body: previewBody } },
      async ({ body }) => ({ success: true, data: await desk.previewInTab(body.remote, body.release) }),
    );
  }
};
