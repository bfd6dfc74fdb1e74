import { BRAND } from '@lacteos/contracts/brand/brand';
import type { NetContentUnit } from '@lacteos/contracts/money/net-content';
import { shownUnitPrice } from '@lacteos/contracts/money/shown-price';
import { pictureUrl } from '@lacteos/contracts/pictures/picture-url';
import type { Article, Product } from '@lacteos/contracts/schemas';
import { labelOf } from './label-data.js';

export interface Crumb {
  title: string;
  path: string;
}
/** See schema.org. */
export type JsonLd = Readonly<Record<string, unknown>>;

const absolute = (publicUrl: string, address: string): string => new URL(address, publicUrl).href;

export const organizationOf = (publicUrl: string): JsonLd => ({
  '@type': 'Organization',
  '@id': `${publicUrl}/#organization`,
  name: BRAND.name,
  slogan: BRAND.slogan,
  url: `${publicUrl}/`,
  email: BRAND.email,
  telephone: `+57${BRAND.phone}`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: BRAND.address,
    addressLocality: 'Villavicencio',
    addressRegion: 'Meta',
    addressCountry: 'CO',
  },
});

/** See schema.org/WebSite. */
export const websiteOf = (publicUrl: string): JsonLd => ({
  '@type': 'WebSite',
  name: BRAND.name,
  url: `${publicUrl}/`,
  inLanguage: 'es-CO',
  publisher: { '@id': `${publicUrl}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: `${publicUrl}/products?buscar={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

/** See schema.org/BreadcrumbList. */
export const breadcrumbsOf = (publicUrl: string, crumbs: readonly Crumb[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, path }, n) => ({
    '@type': 'ListItem',
    position: n + 1,
    name: title,
    item: absolute(publicUrl, path),
  })),
});

const imageOf = ({ image, details }: Product, publicUrl: string): JsonLd => {
  const others = details?.gallery?.map((picture) => picture.image) ?? [];
  const urls = [image, ...others].flatMap((address) => pictureUrl(address, publicUrl) ?? []);
  return urls.length === 0 ? {} : { image: urls.length === 1 ? urls[0] : urls };
};

const UNIT_CODES: Readonly<Record<NetContentUnit, string>> = {
  g: 'GRM',
  kg: 'KGM',
  ml: 'MLT',
  l: 'LTR',
  un: 'C62',
};

/** Price reference in UN/CEFACT unit codes. */
const referenceOf = ({ netContent, netContentUnit }: Product): JsonLd =>
  netContent && netContentUnit
    ? {
        referenceQuantity: {
          '@type': 'QuantitativeValue',
          value: netContent,
          unitCode: UNIT_CODES[netContentUnit],
        },
      }
    : {};

/** Price with VAT. See schema.org/Product. */
export const productOf = (publicUrl: string, canonical: string, product: Product): JsonLd => ({
  '@type': 'Product',
  name: product.name,
  description: product.description,
  sku: String(product.id),
  category: product.family,
  ...imageOf(product, publicUrl),
  ...labelOf(product),
  brand: { '@type': 'Brand', name: product.brand },
  offers: {
    '@type': 'Offer',
    url: canonical,
    priceCurrency: 'COP',
    price: shownUnitPrice(product).toFixed(2),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: shownUnitPrice(product).toFixed(2),
      priceCurrency: 'COP',
      valueAddedTaxIncluded: true,
      ...referenceOf(product),
    },
    availability: `https://schema.org/${product.countInStock > 0 ? 'InStock' : 'OutOfStock'}`,
    seller: { '@id': `${publicUrl}/#organization` },
  },
});

/** See schema.org/Article. */
export const articleOf = (
  publicUrl: string,
  canonical: string,
  { title, summary, kind, publishedOn, body }: Article,
): JsonLd => ({
  '@type': 'Article',
  headline: title,
  description: summary,
  articleSection: kind,
  articleBody: body.replace(/^(?:## |- )/gm, ''),
  datePublished: publishedOn,
  inLanguage: 'es-CO',
  mainEntityOfPage: canonical,
  author: { '@id': `${publicUrl}/#organization` },
  publisher: { '@id': `${publicUrl}/#organization` },
});
