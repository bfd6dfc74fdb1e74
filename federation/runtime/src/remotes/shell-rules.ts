import type { RemoteRoute } from '@lacteos/remote-kit';
import type { Session } from '@lacteos/session-bus';

export interface RemoteTexts {
  slowPage: string;
  unavailablePage: { title: string; text: string };
  offlinePage: { title: string; text: string };
  loadingPart: string;
  slowPart: string;
  unavailablePart: string;
  retry: string;
}

export interface ShellRules {
  texts: RemoteTexts;
  mayOpen: (route: RemoteRoute, session: Session) => boolean;
  isSending: () => boolean;
  seesPublicPages: (session: Session) => boolean;
  isPublicAnswer: (pathname: string) => boolean;
}
