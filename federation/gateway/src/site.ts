import type { FastifyInstance } from 'fastify';
import type { ApiAnswers } from './content/api-answers.js';
import type { PageRoute } from './content/page-routes.js';
import type { ApiClient } from './upstreams/api-client.js';

/** Fills the template of a first view; an empty result leaves the page its plain first view. */
export type Fill = (template: string) => string;

/** What the site is asked for: `page` null is the page of unknown addresses. */
export interface AskedPage {
  page: PageRoute | null;
  pathname: string;
  query: URLSearchParams;
  /** What somebody signed in sees may differ. */
  isSignedIn: boolean;
  /** API addresses that the page reads first. */
  calls: readonly string[];
  /** All pages that are live. */
  routes: readonly PageRoute[];
}

/** What the HTML of a page holds beside the files of its releases. */
export interface PageContent {
  /** The page answers 404: its address or what it is about is unknown. */
  isGone: boolean;
  /** Changes whenever what was read for the page does; null: the page is the same for every address of its route. */
  tag: string | null;
  /** What few ask for takes no page of all others out of the memory. */
  isRare: boolean;
  fill: Fill | null;
  /** The lines of the head that search engines and shared links read. */
  head: (publicUrl: string) => string[];
  /** Preloads, among them of the first picture that the page's route names. */
  preloads: (picture: string | null) => string[];
  /** The root element around the shell's frame, with what readers without scripts get. */
  root: (frame: string) => string;
}

/** The live pages, as the site's own routes see them; null while no shell is live. */
export interface LivePages<C extends PageContent> {
  routes: () => Promise<readonly PageRoute[] | null>;
  contentAt: (pathname: string) => Promise<C | null>;
}

/** What a site tells its gateway: all that is not the same for every site. */
export interface Site<C extends PageContent = PageContent> {
  /** Of `<html lang>`. */
  language: string;
  /** Whom to tell of a vulnerability (RFC 9116). */
  securityContact: { email: string; languages: string };
  /** Set to `1` for a visitor who may be signed in; it proves nothing. */
  signedInCookie: string;
  /** Whether a file of the shell is a font that every page is written in. */
  isPageFont: (path: string) => boolean;
  /** The whole HTML while no shell is released, or when its files are missing. */
  unavailable: string;
  /** Reads what a page shows. */
  read: (answers: ApiAnswers, asked: AskedPage) => Promise<C>;
  /** Adds routes of the site's own. */
  serve: (app: FastifyInstance, context: { api: ApiClient; publicUrl: string }, live: LivePages<C>) => void;
}
