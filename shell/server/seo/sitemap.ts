import type { Success } from '@lacteos/contracts/answer';
import { LEGAL_DOCUMENT_NAMES } from '@lacteos/contracts/legal/legal-documents';
import type { ArticleHead, Product } from '@lacteos/contracts/schemas';
import { type ApiClient, escapeHtml, type PageRoute } from 'gateway';

const PAGE_SIZE = 200;
/** A sitemap holds at most 50,000 addresses (sitemaps.org). */
const MAX_ADDRESSES = 50_000;
const ANSWER_LIMIT_MS = 5_000;

const productsPage = async (api: ApiClient, page: number): Promise<Product[]> => {
  const address = `/api/product/products?page=${page}&pageSize=${PAGE_SIZE}`;
  const response = await api.get(address, {}, ANSWER_LIMIT_MS);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return ((await response.json()) as Success<Product[]>).data;
};

const productPaths = async (api: ApiClient, pattern: string, room: number): Promise<string[]> => {
  const paths: string[] = [];
  for (let page = 1; paths.length < room; page += 1) {
    const products = await productsPage(api, page);
    paths.push(...products.map(({ id }) => pattern.replace(/:\w+/, String(id))));
    if (products.length < PAGE_SIZE) break;
  }
  return paths.slice(0, room);
};

/** Empty while an older API does not know articles. */
const articlePaths = async (api: ApiClient, pattern: string): Promise<string[]> => {
  const response = await api.get('/api/article/', {}, ANSWER_LIMIT_MS);
  if (!response.ok) return [];
  const { data } = (await response.json()) as Success<ArticleHead[]>;
  return data.map(({ slug }) => pattern.replace(/:\w+/, slug));
};

export const listedPaths = async (api: ApiClient, routes: readonly PageRoute[]): Promise<string[]> => {
  const listed = routes.filter(({ route }) => isListed(route));
  const fixed = listed.filter(({ route }) => !route.path.includes(':')).map(({ route }) => route.path);
  const pattern = listed.find(({ route }) => route.subject === 'product')?.route.path;
  const products = pattern ? await productPaths(api, pattern, MAX_ADDRESSES - fixed.length) : [];
  const text = listed.find(({ route }) => route.subject === 'legal-text')?.route.path;
  const texts = text ? LEGAL_DOCUMENT_NAMES.map((name) => text.replace(/:\w+/, name)) : [];
  const article = listed.find(({ route }) => route.subject === 'article')?.route.path;
  const articles = article ? await articlePaths(api, article) : [];
  return [...fixed, ...texts, ...articles, ...products].slice(0, MAX_ADDRESSES);
};

/** Public pages, unless their manifest says otherwise. */
export const isListed = ({ access, unlisted }: PageRoute['route']): boolean =>
  access === 'public' && !unlisted;

export const sitemapXml = (publicUrl: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** Excludes the API (except pictures) and pages that need a session. */
export const robotsTxt = (publicUrl: string, routes: readonly PageRoute[]): string => {
  const closed = routes
    .filter(({ route }) => route.access !== 'public')
    .map(({ route }) => route.path.split(':', 1)[0] ?? '');
  return [
    'User-agent: *',
    'Allow: /api/media/',
    'Allow: /api/product/',
    'Disallow: /api/',
    ...[...new Set(closed)].sort().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
};
