/** `staff`: the shell's staff, or the listed roles. */
export type RouteAccess = 'public' | 'signed-in' | 'staff';

export interface RemoteRoute {
  /** React Router path, absolute. */
  path: string;
  access: RouteAccess;
  roles?: number[];
  title: string;
  /** Import request in remote.tsx, e.g. './pages/cart/cart-page', whose files the gateway preloads. */
  module?: string;
  /**
   * API paths (GET, with the route's parameters) that the page reads first. Preloaded for anonymous visitors of
   * addresses without a query, so a query must match the plain page's exactly.
   */
  preload?: string[];
  picture?: string;
  firstView?: string;
  /**
   * Mustache template of the first view, filled with the first `preload` path's list; `firstView` is the fallback.
   */
  filledView?: string;
  description?: string;
  /** Parent page (default: home), for search engines' breadcrumbs and the office menu's highlighting. */
  parent?: string;
  /** The site's word for the page's subject, read at the first `preload` path. */
  subject?: string;
  /** Values with which the gate opens the page, e.g. {"document": "terminos"}; default 1. */
  sample?: Record<string, string>;
  unlisted?: boolean;
  /** Remotes whose pages may stand below this route's parameter, e.g. `/product/new` below `/product/:id`. */
  sharedWith?: string[];
  /**
   * Opens without a network for the account that was last signed in, a public page for everybody; its calls may all fail
   * then.
   */
  worksOffline?: boolean;
  /** Redirect for anonymous visitors; default: the sign-in page. */
  signInRedirect?: string;
}

export interface RemoteMenuEntry {
  to: string;
  label: string;
  /** Absent: everyone, also anonymous visitors. */
  roles?: number[];
  section: 'main' | 'account' | 'admin' | 'bar';
  group?: string;
  icon?: string;
  order: number;
}

export interface ExposedComponent {
  name: string;
  contracts: number[];
}

export interface ConsumedComponent {
  remote: string;
  name: string;
  contract: number;
  /** Its absence in a release is then only a warning. */
  isOptional?: boolean;
  /** Own routes that show it, opened by the gate; default: one per kind of access. */
  pages?: string[];
  /** Accessible name parts that the gate presses in order until it is shown; must not change any data. */
  press?: string[];
}

export interface ExposedSlot {
  name: string;
  /** Versions of its properties, newest last. */
  contracts: number[];
  /** Own routes with the slot, opened by the gate for a release that fills it. */
  pages: string[];
}

export interface Extension {
  remote: string;
  name: string;
  contract: number;
  order: number;
  roles?: number[];
}

export interface PublishedEvent {
  name: string;
  contracts: number[];
}

export interface SubscribedEvent {
  name: string;
  contract: number;
}

export interface RemoteBudget {
  /** kB of scripts and styles, uncompressed, before the first view of the largest page. */
  firstViewKb: number;
  /** Longest task in milliseconds while a page opens, measured by the gate. */
  longTaskMs?: number;
  /** Failures in percent above which a canary is withdrawn; overrides the desk's setting. */
  errorPercent: number;
}

export interface RemoteManifest {
  name: string;
  /** Team in the form of CODEOWNERS, e.g. `@lacteos/checkout`. */
  owner?: string;
  routes: RemoteRoute[];
  menu: RemoteMenuEntry[];
  /** Uses colour tokens for both schemes; other releases are shown in the light one. */
  hasDarkScheme?: true;
  /** Brings its own React, mounted into an element of the page (federation/docs/adr/0009). */
  ownReact?: true;
  components?: ExposedComponent[];
  uses?: ConsumedComponent[];
  slots?: ExposedSlot[];
  fills?: Extension[];
  /** Session bus events; with `hears` read by the gate alone and left out of the registry. */
  emits?: PublishedEvent[];
  hears?: SubscribedEvent[];
  /** Semver ranges that the remote was built for. */
  requires: { shell: string; sessionBus: string; api: string };
  budget?: RemoteBudget;
  /** Operations of the API that the scripts call, e.g. 'GET /cart/{}'; written by the build. */
  apiOperations?: string[];
}

/** Manifest of the shell, which says what its age supports. */
export interface ShellManifest extends RemoteManifest {
  /** Scripts' style elements carry the page's nonce, which the page's policy may then require. */
  addsStyleNonce?: true;
  /** Supports Trusted Types (docs/adr/0024). */
  takesTrustedTypes?: true;
  /** Checks entries with project keys (federation/docs/adr/0005). */
  readsProjectKeys?: true;
  /** Completes entries from release.json before it needs more of them. */
  readsShortEntries?: true;
  /** Finds the registry by its name of today, and in it the role `canary`. */
  readsRegistry?: true;
  /** Leaves shared pages for an own document before adding styles (docs/adr/0023). */
  leavesSharedPages?: true;
}
