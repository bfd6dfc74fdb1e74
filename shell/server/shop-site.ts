import { BRAND } from '@lacteos/contracts/brand/brand';
import { isApiCookie, SIGNED_IN_COOKIE } from '@lacteos/contracts/cookies';
import { type ApiAnswers, type RequestedPage, type PageContent, type Site } from 'gateway';
import { fillArticles } from './pages/articles-view.js';
import { fillView, readListed } from './pages/filled-view.js';
import { firstPicture } from './pages/first-picture.js';
import { factsOf, type Wanted } from './pages/page-facts.js';
import { HEADERS_TOO_LARGE, UNAVAILABLE } from './pages/plain-page.js';
import { rootWithPlainPart } from './pages/plain-part.js';
import { themeColours } from './pages/theme-colours.js';
import { headLines } from './seo/page-head.js';
import { readSubject } from './seo/page-subject.js';
import { serveSearchEngines, type ShopPage } from './seo/search-engines.js';

const readWanted = async (answers: ApiAnswers, asked: RequestedPage): Promise<Wanted> => {
  const { page, pathname, query, isSignedIn, calls } = asked;
  const [call] = calls;
  const isAbout = page?.route.subject !== undefined;
  const answer = isAbout && call ? await readSubject(answers, call) : 'unknown';
  const isList = page?.route.filledView !== undefined && !isAbout;
  return {
    page,
    pathname,
    subject: typeof answer === 'object' ? answer : null,
    listed: isList && !isSignedIn && call ? await readListed(answers, call, query) : null,
    isGone: answer === 'gone' || (isAbout && call === undefined),
  };
};

const fillOf = ({ subject, listed }: Wanted): PageContent['fill'] => {
  if (listed) return (template) => fillView(template, listed);
  const articles = subject?.articles;
  return articles ? (template) => fillArticles(template, articles) : null;
};

const tagOf = ({ pathname, subject, listed }: Wanted): string | null =>
  subject ? `${pathname} ${subject.tag}` : (listed?.tag ?? null);

const readPage = async (answers: ApiAnswers, asked: RequestedPage): Promise<ShopPage> => {
  const wanted = await readWanted(answers, asked);
  const facts = factsOf(wanted, asked.routes);
  return {
    facts,
    isGone: wanted.isGone,
    tag: tagOf(wanted),
    isRare: wanted.listed?.found != null,
    fill: fillOf(wanted),
    head: (publicUrl) => [...themeColours, ...headLines(publicUrl, facts)],
    preloads: (picture) => firstPicture(picture, facts),
    root: (frame) => rootWithPlainPart(frame, facts),
  };
};

export const SHOP_SITE: Site<ShopPage> = {
  language: 'es-CO',
  securityContact: { email: BRAND.email, languages: 'es, en' },
  signedInCookie: SIGNED_IN_COOKIE,
  isApiCookie,
  isPageFont: (path) => path.includes('-spanish.') && path.endsWith('.woff2'),
  unavailable: UNAVAILABLE,
  headersTooLarge: HEADERS_TOO_LARGE,
  read: readPage,
  serve: serveSearchEngines,
};
