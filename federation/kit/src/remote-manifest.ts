/** `public`: anyone; `signed-in`: any user; `staff`: who the shell takes for staff, or those roles of them that are listed. */
export type RouteAccess = 'public' | 'signed-in' | 'staff';

/** A page address that a remote owns. */
export interface RemoteRoute {
  /** React Router path, absolute. */
  path: string;
  access: RouteAccess;
  /** Narrows `signed-in` and `staff` to these roles. */
  roles?: number[];
  /** Title of the browser tab, in Spanish. */
  title: string;
  /** Import request of the page in remote.tsx, e.g. './pages/cart/cart-page': the gateway then preloads its files. */
  module?: string;
  /**
   * API paths (GET; parameters of the path are the route's own) that the page reads first. Preloaded for anonymous
   * visitors of an address without a query, so a path's own query must be the one of the plain page, to the letter.
   */
  preload?: string[];
  /** The page's first picture: name of a file of the release without its hash, e.g. 'llano.avif'; preloaded. */
  picture?: string;
  /** File of the release with the page's first view as HTML, which the gateway puts into the frame. */
  firstView?: string;
  /**
   * File of the release with the same view as a Mustache template, which the gateway fills with the list
   * that the first `preload` path answers; `firstView` stands in when it can't.
   */
  filledView?: string;
  /** One or two sentences for search engines and shared links, in Spanish. */
  description?: string;
  /**
   * Path of the page above it: the way back that search engines show (the home page when absent), and for a page without
   * a menu entry of its own the entry that the back office's menu marks for it.
   */
  parent?: string;
  /** What the page is about, in a word of the site, whose server reads it at the page's first `preload` path and describes it. */
  subject?: string;
  /** Values for the parameters of the path, with which the gate opens the page: {"document": "terminos"}; 1 when absent. */
  sample?: Record<string, string>;
  /** Keeps a public page out of search engines. */
  unlisted?: boolean;
  /** Where a visitor without a session is sent; the sign-in page when absent. */
  signInRedirect?: string;
}

/** A menu entry that a remote contributes; one entry for each label if roles see different ones. */
export interface RemoteMenuEntry {
  to: string;
  label: string;
  /** Who sees it; absent: everyone, also without a session. */
  roles?: number[];
  /** `bar`: the few pages at the foot of a phone in the office. */
  section: 'main' | 'account' | 'admin' | 'bar';
  /** Heading above the entry in the back office's menu; entries of one heading stand together. */
  group?: string;
  /** Icon beside the label in the back office's menu; a generic one when absent. */
  icon?: string;
  order: number;
}

/** A component that a remote offers to the others. */
export interface OfferedComponent {
  /** Its name under `components` of the remote. */
  name: string;
  /** Versions of its properties that it understands, newest last. */
  contracts: number[];
}

/** A component of another remote that a remote uses, with the version of its properties it was written against. */
export interface UsedComponent {
  remote: string;
  name: string;
  contract: number;
  /** Whether its user works without it: its absence in a release is then only a warning. */
  isOptional?: boolean;
  /** Paths of the user's routes that show it: the gate opens these for a release that offers it, else one of each kind of access. */
  pages?: string[];
  /**
   * Parts of the names of what a person presses on such a page until it is shown, one after the other; none when it is there
   * by itself. The gate presses them in the live site: they open it and change nothing.
   */
  press?: string[];
}

/** A named place on a remote's pages that others may fill. */
export interface OfferedSlot {
  name: string;
  /** Versions of what it gives to its fillers, newest last. */
  contracts: number[];
  /** Paths of its routes that have the place: the gate opens them for a release that fills it. */
  pages: string[];
}

/** A slot of another remote that a remote fills; its component stands under `fills` of the remote, by 'remote/slot'. */
export interface FilledSlot {
  remote: string;
  name: string;
  /** Version of what the slot gives that the component was written against. */
  contract: number;
  /** Place among several fillers, the lowest first. */
  order: number;
  /** Who sees it; absent: whoever sees the page. */
  roles?: number[];
}

/** An event that a remote sends over the session bus. */
export interface EmittedEvent {
  name: string;
  /** Versions of its payload that are sent, each by itself, newest last. */
  contracts: number[];
}

/** An event that a remote waits for, with the version of its payload it was written against. */
export interface HeardEvent {
  name: string;
  contract: number;
}

/** What a remote promises; the gate and the release desk hold it to that. */
export interface RemoteBudget {
  /** Scripts and styles, before compression, that a page needs until its first view: kB, of the page that needs most. */
  firstViewKb: number;
  /** The longest task while one of its pages is opened within the site, in milliseconds, as the gate measures it. */
  longTaskMs?: number;
  /** Share of failures, in percent, above which a candidate is withdrawn in place of the desk's setting. */
  errorPercent: number;
}

/** `remote.manifest.json`: what a remote adds to the site, without a new release of the shell. */
export interface RemoteManifest {
  name: string;
  routes: RemoteRoute[];
  menu: RemoteMenuEntry[];
  /** Of the shell only: it gives style elements that scripts add the page's nonce. Pages of one that does not allow any. */
  addsStyleNonce?: true;
  /** Of the shell only: its pages work where texts are no scripts and no HTML (docs/adr/0036). */
  takesTrustedTypes?: true;
  /** Of the shell only: it leaves a page that many visitors share for a document of its own before styles are added (docs/adr/0038). */
  leavesSharedPages?: true;
  /** Its pages and components name colours as tokens and are drawn for both schemes; others are shown in the light one. */
  hasDarkScheme?: true;
  /** Of the shell only: it checks each project's entry with that project's keys (federation/docs/adr/0015). */
  readsProjectKeys?: true;
  /** Its pages bring a React of their own, which is put into an element of the page (federation/docs/adr/0014). */
  ownReact?: true;
  /** Components offered to other remotes. */
  components?: OfferedComponent[];
  /** Components of other remotes that this one needs. */
  uses?: UsedComponent[];
  /** Places for others on its pages. */
  slots?: OfferedSlot[];
  /** Places of other remotes that it fills. */
  fills?: FilledSlot[];
  /** Events that it sends over the session bus; with `hears` for the gate alone, the discovery file has neither. */
  emits?: EmittedEvent[];
  hears?: HeardEvent[];
  /** Versions that the remote was built for, as semver ranges. */
  requires: { shell: string; sessionBus: string; api: string };
  criticality: 'critical' | 'normal';
  budget?: RemoteBudget;
}
