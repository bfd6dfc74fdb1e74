import { PAGE_NOT_FOUND_TEXT } from '@lacteos/contracts/general-texts';
import type { PageRoute } from 'gateway';
import type { PageFacts } from '../seo/page-head.js';
import type { PageSubject } from '../seo/page-subject.js';
import { isListed } from '../seo/sitemap.js';
import type { Crumb } from '../seo/structured-data.js';
import type { ListedProducts } from './filled-view.js';

const HOME: Crumb = { title: 'Inicio', path: '/' };

/** `page` null: an unknown address. */
export interface Wanted {
  page: PageRoute | null;
  pathname: string;
  subject: PageSubject | null;
  listed: ListedProducts | null;
  isGone: boolean;
}

const canonicalPath = (
  route: PageRoute['route'] | undefined,
  pathname: string,
  subject: PageSubject | null,
): string => {
  if (!route) return '/';
  const name = subject?.product?.id ?? subject?.text?.document ?? subject?.article?.slug;
  if (name !== undefined) return route.path.replace(/:\w+/, String(name));
  return route.path.includes(':') ? pathname : route.path;
};

const scriptNeedOf = ({ page, subject, listed, isGone }: Wanted): PageFacts['scriptNeed'] => {
  if (!page || isGone) return 'none';
  if (subject?.product || listed) return 'buying';
  const isComplete = page.route.firstView !== undefined && page.route.filledView === undefined;
  return subject || isComplete ? 'none' : 'page';
};

export const factsOf = (wanted: Wanted, routes: readonly PageRoute[]): PageFacts => {
  const { page, pathname, subject, isGone } = wanted;
  const route = page?.route;
  const isKnown = route !== undefined && !isGone;
  const parent = routes.find(({ route: { path } }) => path === route?.parent)?.route;
  return {
    title: isKnown ? (subject?.text?.title ?? subject?.article?.title ?? route.title) : PAGE_NOT_FOUND_TEXT,
    description: isKnown ? route.description : undefined,
    path: canonicalPath(route, pathname, subject),
    parents: [HOME, ...(parent ? [{ title: parent.title, path: parent.path }] : [])],
    isListed: isKnown && isListed(route),
    scriptNeed: scriptNeedOf(wanted),
    product: subject?.product,
    text: subject?.text,
    article: subject?.article,
    stores: subject?.stores,
  };
};
