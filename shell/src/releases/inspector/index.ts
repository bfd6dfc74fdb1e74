import { isAdministrator } from '@lacteos/contracts/reference/roles';
import type { Registry } from '@lacteos/remote-runtime';
import { currentSession, session$ } from '@lacteos/session-bus';
import { NAMED, readPreviewLink } from './previews/preview-link';

const KEY = 'KeyI';

/** Convenience only: the release desk decides. */
const mayInspect = ({ previews }: Registry): boolean => {
  const session = currentSession();
  return (
    (session.status === 'authenticated' && isAdministrator(session.user.id_role)) ||
    (process.env['NODE_ENV'] !== 'production' && previews.some(({ scope }) => scope === 'devServer'))
  );
};

const open = (registry: Registry): void => {
  import('./open-inspector').then(({ toggleInspector }) => toggleInspector(registry), console.warn);
};

const openLinkedPreview = (registry: Registry): void => {
  const asked = readPreviewLink(window.location.search);
  if (asked.length === 0) return;
  import('./open-inspector').then(({ openWith }) => openWith(registry, asked), console.warn);
};

const onStaffSession = (registry: Registry, work: () => void): void => {
  let isDone = false;
  session$.subscribe(() => {
    if (isDone || !mayInspect(registry)) return;
    isDone = true;
    work();
  });
};

/** Opens with Alt + I (staff, development) or by a link that names releases (staff). Others load nothing of it. */
export const startInspector = (registry: Registry): void => {
  window.addEventListener('keydown', (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== KEY || !mayInspect(registry))
      return;
    event.preventDefault();
    open(registry);
  });
  onStaffSession(registry, () => {
    import('./trace/bus-events').then(({ recordBusEvents }) => recordBusEvents(), console.warn);
    if (window.location.search.includes(NAMED)) openLinkedPreview(registry);
  });
};
