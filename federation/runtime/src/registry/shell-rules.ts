import type { RemoteRoute } from '@lacteos/remote-kit';
import type { Session } from '@lacteos/session-bus';

/** Texts for missing pages and components. */
export interface RemoteTexts {
  slowPage: string;
  unavailablePage: { title: string; text: string };
  /** For pages never opened on this device, without a connection. */
  offlinePage: { title: string; text: string };
  loadingPart: string;
  slowPart: string;
  unavailablePart: string;
  retry: string;
}

/** Roles, calls and texts that only the shell knows. */
export interface ShellRules {
  texts: RemoteTexts;
  /** Whether a session may try releases that are not live. */
  mayTryReleases: (session: Session) => boolean;
  /** Only pages that a session may open are prefetched. */
  mayOpen: (route: RemoteRoute, session: Session) => boolean;
  /** Whether a reload would interrupt a call. */
  isSending: () => boolean;
  /** Only then pages are kept for offline use. */
  seesPublicPages: (session: Session) => boolean;
  /** Whether the answer at an address is public. */
  isPublicAnswer: (pathname: string) => boolean;
}
