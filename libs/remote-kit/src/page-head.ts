import { BRAND, SHOP_DESCRIPTION, shortDescription } from '@lacteos/contracts';

/** What a page says about itself in the document's head. */
export interface PageHead {
  /** Without the brand. */
  title: string;
  /** One or two sentences; the brand's slogan when absent. */
  description?: string;
  /** Path without query, as the page should be known. */
  path: string;
  /** Whether search engines may list it. */
  isListed: boolean;
}

const OURS =
  'meta[name="description"],meta[name="robots"],meta[name="twitter:card"],meta[property],link[rel="canonical"],script[type="application/ld+json"]';

let publicUrl: string | undefined;

/**
 * Renews title, description, canonical address and what is shown of a shared link when the visitor went on without a
 * reload; the gateway writes the same for the page that it sends. Structured data of the page before is taken away.
 */
export const describePage = ({ title, description, path, isListed }: PageHead): void => {
  const { head } = document;
  const before = head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  publicUrl ??= new URL(before?.href ?? location.href).origin;
  document.title = `${title} · ${BRAND.name}`;
  const text = shortDescription(description ?? SHOP_DESCRIPTION);
  head.querySelectorAll(OURS).forEach((element) => element.remove());
  const add = (tag: 'meta' | 'link', attributes: Record<string, string>) =>
    head.append(Object.assign(document.createElement(tag), attributes));
  const addProperty = (property: string, content: string) => {
    const meta = document.createElement('meta');
    meta.setAttribute('property', property);
    meta.content = content;
    head.append(meta);
  };
  add('meta', { name: 'description', content: text });
  if (!isListed) {
    add('meta', { name: 'robots', content: 'noindex' });
    return;
  }
  add('link', { rel: 'canonical', href: publicUrl + path });
  addProperty('og:site_name', BRAND.name);
  addProperty('og:title', document.title);
  addProperty('og:description', text);
  addProperty('og:url', publicUrl + path);
};
