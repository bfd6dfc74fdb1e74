import type { RemoteRoute } from '@lacteos/remote-kit';
import type { Session } from '@lacteos/session-bus';

/** Texts in place of a page, or of a component, that is not there. */
export interface RemoteTexts {
  slowPage: string;
  unavailablePage: { title: string; text: string };
  /** A page that was never opened on this device, without a connection. */
  offlinePage: { title: string; text: string };
  loadingPart: string;
  slowPart: string;
  unavailablePart: string;
  retry: string;
}

/** What only the shell knows: its roles, its calls and its words. */
export interface ShellRules {
  texts: RemoteTexts;
  /** Whether a session may try a release that is not live. */
  mayTryReleases: (session: Session) => boolean;
  /** Whether a session may open a page; only then its files are fetched ahead. */
  mayOpen: (route: RemoteRoute, session: Session) => boolean;
  /** Whether a reload would interrupt a call. */
  isSending: () => boolean;
  /** Whether a session sees what visitors see; only then pages are kept for the time without a network. */
  seesPublicPages: (session: Session) => boolean;
  /** Whether everybody may read what an address of the server answers. */
  isPublicAnswer: (pathname: string) => boolean;
}
