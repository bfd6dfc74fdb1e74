import { BRAND } from '@lacteos/contracts/brand/brand';
import {
  productDescription,
  shortDescription,
  SHOP_DESCRIPTION,
} from '@lacteos/contracts/brand/page-description';
import { textBlocks, textDescription, type TextBlock } from '@lacteos/contracts/legal/legal-documents';
import { measurePriceText } from '@lacteos/contracts/money/net-content';
import { shownPrice, shownUnitPrice } from '@lacteos/contracts/money/shown-price';
import { pictureUrl } from '@lacteos/contracts/pictures/picture-url';
import { pictureBase } from '@lacteos/contracts/pictures/pictures';
import type { Article, LegalText, Product, ShownPartner } from '@lacteos/contracts/schemas';
import { escapeHtml, escapeJson } from 'gateway';
import { labelHtml } from './label-html.js';
import { storeOf, storesHtml } from './store-data.js';
import {
  articleOf,
  breadcrumbsOf,
  organizationOf,
  productOf,
  websiteOf,
  type Crumb,
} from './structured-data.js';

export interface PageFacts {
  title: string;
  /** Defaults to the brand's slogan. */
  description?: string;
  /** Without query. */
  path: string;
  /** From the home page down, without the page itself. */
  parents: readonly Crumb[];
  isListed: boolean;
  scriptNeed: 'none' | 'buying' | 'page';
  product?: Product;
  text?: LegalText;
  article?: Article;
  stores?: readonly ShownPartner[];
}

const HOME = '/';

const fullTitle = ({ title, product }: PageFacts): string => `${product?.name ?? title} · ${BRAND.name}`;

const descriptionOf = ({ description, product, text, article }: PageFacts): string => {
  if (product) return shortDescription(productDescription(product));
  if (article) return shortDescription(article.summary);
  return shortDescription(text ? textDescription(text) : (description ?? SHOP_DESCRIPTION));
};

export const structuredData = (publicUrl: string, facts: PageFacts): string => {
  const { path, parents, product, article, stores = [], title } = facts;
  const canonical = publicUrl + path;
  const graph = [
    organizationOf(publicUrl),
    ...(path === HOME ? [websiteOf(publicUrl)] : []),
    ...(path === HOME
      ? []
      : [breadcrumbsOf(publicUrl, [...parents, { title: product?.name ?? title, path }])]),
    ...(product ? [productOf(publicUrl, canonical, product)] : []),
    ...(article ? [articleOf(publicUrl, canonical, article)] : []),
    ...stores.map((store) => storeOf(publicUrl, canonical, store)),
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
};

/** Empty for an address that cannot be loaded as a picture. */
const imageProperties = (publicUrl: string, { image, name }: Product): Record<string, string> => {
  const url = pictureUrl(image, publicUrl);
  return url ? { 'og:image': url, 'og:image:alt': name } : {};
};

const typeOf = ({ product, article }: PageFacts): string => {
  if (product) return 'product';
  return article ? 'article' : 'website';
};

/** @param publicUrl origin of the shop, without a final slash */
export const headLines = (publicUrl: string, facts: PageFacts): string[] => {
  const description = descriptionOf(facts);
  const lines = [
    `<title>${escapeHtml(fullTitle(facts))}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
  ];
  if (!facts.isListed) return [...lines, '<meta name="robots" content="noindex">'];
  const { product } = facts;
  const properties: Record<string, string> = {
    'og:type': typeOf(facts),
    'og:site_name': BRAND.name,
    'og:locale': 'es_CO',
    'og:title': fullTitle(facts),
    'og:description': description,
    'og:url': publicUrl + facts.path,
    ...(facts.article ? { 'article:published_time': facts.article.publishedOn } : {}),
    ...(product
      ? {
          ...imageProperties(publicUrl, product),
          'product:price:amount': shownUnitPrice(product).toFixed(2),
          'product:price:currency': 'COP',
          'product:availability': product.countInStock > 0 ? 'in stock' : 'out of stock',
        }
      : {}),
  };
  return [
    ...lines,
    `<link rel="canonical" href="${escapeHtml(publicUrl + facts.path)}">`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
    ),
    `<meta name="twitter:card" content="${product ? 'summary_large_image' : 'summary'}">`,
    `<script type="application/ld+json">${escapeJson(structuredData(publicUrl, facts))}</script>`,
  ];
};

const priceLines = (product: Product): string[] => {
  const { amount, vat, net } = shownPrice(product);
  return [`${amount} ${vat}`, net, measurePriceText(product)].filter((line) => line !== null);
};

const plainPicture = ({ image, name }: Product): string => {
  const base = pictureBase(image);
  return base
    ? `<img src="${escapeHtml(`${base}/640.webp`)}" alt="${escapeHtml(name)}" width="640" height="640">`
    : '';
};

const plainProduct = (product: Product): string => {
  const lines = [product.slug, ...priceLines(product), product.description];
  const words = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return `<h1>${escapeHtml(product.name)}</h1>${plainPicture(product)}${words}${labelHtml(product)}`;
};

const plainBlock = (block: TextBlock): string => {
  if (block.kind === 'heading') return `<h2>${escapeHtml(block.text)}</h2>`;
  if (block.kind === 'paragraph') return `<p>${escapeHtml(block.text)}</p>`;
  return `<ul>${block.points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>`;
};

const plainText = ({ title, body }: Pick<LegalText, 'title' | 'body'>): string =>
  `<h1>${escapeHtml(title)}</h1>${textBlocks(body).map(plainBlock).join('')}`;

export const plainContent = (facts: PageFacts): string => {
  const { product, text, article, stores = [], title, description } = facts;
  if (product) return plainProduct(product);
  const written = text ?? article;
  if (written) return plainText(written);
  const lead = description ? `<p>${escapeHtml(description)}</p>` : '';
  return `<h1>${escapeHtml(title)}</h1>${lead}${storesHtml(stores)}`;
};
