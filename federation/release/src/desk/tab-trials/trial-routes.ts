import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serverTrialBody, trialBody, trialQuery } from '../request-formats.js';
import type { ReleaseDesk } from '../release-desk.js';

interface Admission {
  onRequest: (request: FastifyRequest) => Promise<void>;
}

/** Routes of the section inspector; `staff` admits administrators only. */
export const addTrialRoutes = (app: FastifyInstance, desk: ReleaseDesk, staff: Admission): void => {
  app.get<{ Querystring: { remote: string } }>(
    '/trials',
    { ...staff, schema: { querystring: trialQuery } },
    async ({ query }) => ({ success: true, data: { releases: await desk.replacements(query.remote) } }),
  );
  app.post<{ Body: { remote: string; release: string } }>(
    '/trials',
    { ...staff, schema: { body: trialBody } },
    async ({ body }) => ({ success: true, data: await desk.tryRelease(body.remote, body.release) }),
  );
  app.post<{ Body: { remote: string; origin: string } }>(
    '/trials/server',
    { ...staff, schema: { body: serverTrialBody } },
    async ({ body }) => ({ success: true, data: desk.tryServer(body.remote, body.origin) }),
  );
};
