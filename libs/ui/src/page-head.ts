import { BRAND } from '@lacteos/contracts/brand/brand';
import { SHOP_DESCRIPTION, shortDescription } from '@lacteos/contracts/brand/page-description';

export interface PageHead {
  /** Without the brand. */
  title: string;
  /** Defaults to the brand's slogan. */
  description?: string;
  path: string;
  isListed: boolean;
}

const OURS =
  'meta[name="description"],meta[name="robots"],meta[name="twitter:card"],meta[property],link[rel="canonical"]';
const STRUCTURED_DATA = 'script[type="application/ld+json"]';

let publicUrl: string | undefined;

/** Updates the head after a client-side navigation; the gateway writes the same into the HTML. */
export const describePage = ({ title, description, path, isListed }: PageHead): void => {
  const { head } = document;
  const before = head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  publicUrl ??= new URL(before?.href ?? location.href).origin;
  document.title = `${title} · ${BRAND.name}`;
  const text = shortDescription(description ?? SHOP_DESCRIPTION);
  if (before?.href !== publicUrl + path || !isListed)
    head.querySelectorAll(STRUCTURED_DATA).forEach((element) => element.remove());
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
