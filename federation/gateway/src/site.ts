import type { FastifyInstance } from 'fastify';
import type { ApiAnswers } from './content/api-answers.js';
import type { PageRoute } from './content/page-routes.js';
import type { ApiClient } from './upstreams/api-client.js';

export type Fill = (template: string) => string;

export interface RequestedPage {
  page: PageRoute | null;
  pathname: string;
  query: URLSearchParams;
  isSignedIn: boolean;
  calls: readonly string[];
  routes: readonly PageRoute[];
}

export interface PageContent {
  isGone: boolean;
  /** Changes with the data of the page; null: the same for every address of its route. */
  tag: string | null;
  /** Rarely requested: not cached, so that it evicts nothing. */
  isRare: boolean;
  fill: Fill | null;
  head: (publicUrl: string) => string[];
  preloads: (picture: string | null) => string[];
  root: (frame: string) => string;
}

export interface LivePages<C extends PageContent> {
  routes: () => Promise<readonly PageRoute[] | null>;
  contentAt: (pathname: string) => Promise<C | null>;
}

export interface Site<C extends PageContent = PageContent> {
  language: string;
  /** RFC 9116. */
  securityContact: { email: string; languages: string };
  /** Cookie set to `1` for visitors who may be signed in; it proves nothing. */
  signedInCookie: string;
  /** The gateway drops all other cookies: any script of the origin can write them. */
  isApiCookie: (name: string) => boolean;
  isPageFont: (path: string) => boolean;
  unavailable: string;
  /** Shown with status 431 while the answer clears the cookies. */
  headersTooLarge: string;
  read: (answers: ApiAnswers, asked: RequestedPage) => Promise<C>;
  serve: (app: FastifyInstance, context: { api: ApiClient; publicUrl: string }, live: LivePages<C>) => void;
}
