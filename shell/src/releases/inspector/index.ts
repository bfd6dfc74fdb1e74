import { isAdministrator } from '@lacteos/contracts/reference/roles';
import type { Remotes } from '@lacteos/remote-runtime';
import { currentSession, session$ } from '@lacteos/session-bus';
import { NAMED, readPreviewLink } from './previews/preview-link';

const KEY = 'KeyI';

/** Convenience only: the release desk decides. */
const mayInspect = ({ previews }: Remotes): boolean => {
  const session = currentSession();
  return (
    (session.status === 'authenticated' && isAdministrator(session.user.id_role)) ||
    (process.env['NODE_ENV'] !== 'production' && previews.some(({ scope }) => scope === 'devServer'))
  );
};

const open = (remotes: Remotes): void => {
  import('./open-inspector').then(({ toggleInspector }) => toggleInspector(remotes), console.warn);
};

const openLinkedPreview = (remotes: Remotes): void => {
  const asked = readPreviewLink(window.location.search);
  if (asked.length === 0) return;
  import('./open-inspector').then(({ openWith }) => openWith(remotes, asked), console.warn);
};

const onStaffSession = (remotes: Remotes, work: () => void): void => {
  let isDone = false;
  session$.subscribe(() => {
    if (isDone || !mayInspect(remotes)) return;
    isDone = true;
    work();
  });
};

/** Opens with Alt + I (staff, development) or by a link that names releases (staff). Others load nothing of it. */
export const startInspector = (remotes: Remotes): void => {
  window.addEventListener('keydown', (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== KEY || !mayInspect(remotes)) return;
    event.preventDefault();
    open(remotes);
  });
  onStaffSession(remotes, () => {
    import('./trace/bus-events').then(({ recordBusEvents }) => recordBusEvents(), console.warn);
    if (window.location.search.includes(NAMED)) openLinkedPreview(remotes);
  });
};
