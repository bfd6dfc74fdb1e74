import type { FastifyInstance, FastifyReply } from 'fastify';
import { type LivePages, type PageContent, type PageRoute, sendFailure, type Site } from 'gateway';
import { structuredData, type PageFacts } from './page-head.js';
import { listedPaths, robotsTxt, sitemapXml } from './sitemap.js';

const SITEMAP_AGE_MS = 600_000;
const A_MINUTE = 'public, max-age=60';
const AN_HOUR = 'public, max-age=3600';

interface CachedSitemap {
  routes: readonly PageRoute[];
  until: number;
  xml: string;
}

const sendText = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  reply.header('cache-control', AN_HOUR).type(`${type}; charset=utf-8`).send(text);

export interface ShopPage extends PageContent {
  facts: PageFacts;
}

/** For client-side navigation; the HTML of each page holds its own. */
const serveStructuredData = (
  app: FastifyInstance,
  publicUrl: string,
  { contentAt }: LivePages<ShopPage>,
): void => {
  app.get<{ Querystring: { path?: unknown } }>('/structured-data.json', async ({ query }, reply) => {
    const path = typeof query.path === 'string' && query.path.startsWith('/') ? query.path : null;
    const facts = path === null ? undefined : (await contentAt(path))?.facts;
    if (!facts?.isListed) return sendFailure(reply, 'NOT_FOUND');
    return reply
      .header('cache-control', A_MINUTE)
      .type('application/ld+json; charset=utf-8')
      .send(structuredData(publicUrl, facts));
  });
};

/** Serves /robots.txt and /sitemap.xml from the live manifests and the products on sale. */
export const serveSearchEngines: Site<ShopPage>['serve'] = (app, { api, publicUrl }, live): void => {
  serveStructuredData(app, publicUrl, live);
  let kept: CachedSitemap | null = null;

  app.get('/robots.txt', async (_request, reply) =>
    sendText(reply, 'text/plain', robotsTxt(publicUrl, (await live.routes()) ?? [])),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const routes = await live.routes();
    if (!routes) return sendFailure(reply, 'UNAVAILABLE');
    if (kept?.routes !== routes || kept.until < Date.now()) {
      try {
        const xml = sitemapXml(publicUrl, await listedPaths(api, routes));
        kept = { routes, until: Date.now() + SITEMAP_AGE_MS, xml };
      } catch (error) {
        request.log.warn(error, 'the sitemap could not be made');
        if (kept?.routes !== routes) return sendFailure(reply, 'UNAVAILABLE');
      }
    }
    return sendText(reply, 'application/xml', kept.xml);
  });
};
