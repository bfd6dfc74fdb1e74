import type { FastifyInstance } from 'fastify';
import type { ApiAnswers } from './content/api-answers.js';
import type { PageRoute } from './content/page-routes.js';
import type { ApiClient } from './upstreams/api-client.js';

/** An empty result keeps the plain first view. */
export type Fill = (template: string) => string;

export interface AskedPage {
  page: PageRoute | null;
  pathname: string;
  query: URLSearchParams;
  /** Signed-in visitors may see something else. */
  isSignedIn: boolean;
  /** API addresses that the page reads first. */
  calls: readonly string[];
  routes: readonly PageRoute[];
}

/** HTML parts beside the files of the releases. */
export interface PageContent {
  /** Answers 404: the address or its subject is unknown. */
  isGone: boolean;
  /** Changes with the data of the page; null: the same for every address of its route. */
  tag: string | null;
  /** Rarely requested: not cached, so that it evicts nothing. */
  isRare: boolean;
  fill: Fill | null;
  /** Lines of the head for search engines and shared links. */
  head: (publicUrl: string) => string[];
  /** `picture` is the route's first picture. */
  preloads: (picture: string | null) => string[];
  /** Wraps the shell's frame and adds content for readers without scripts. */
  root: (frame: string) => string;
}

export interface LivePages<C extends PageContent> {
  routes: () => Promise<readonly PageRoute[] | null>;
  contentAt: (pathname: string) => Promise<C | null>;
}

/** All that differs between sites. */
export interface Site<C extends PageContent = PageContent> {
  /** Value of `<html lang>`. */
  language: string;
  /** RFC 9116. */
  securityContact: { email: string; languages: string };
  /** Cookie set to `1` for visitors who may be signed in; it proves nothing. */
  signedInCookie: string;
  /** Whether a file of the shell is a font of every page. */
  isPageFont: (path: string) => boolean;
  /** HTML while no shell is released or its files are missing. */
  unavailable: string;
  /** Reads the data of a page. */
  read: (answers: ApiAnswers, asked: AskedPage) => Promise<C>;
  /** Adds the site's own routes. */
  serve: (app: FastifyInstance, context: { api: ApiClient; publicUrl: string }, live: LivePages<C>) => void;
}
