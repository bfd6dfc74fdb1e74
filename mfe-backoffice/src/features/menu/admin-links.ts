import { useMenu, type RemoteMenuEntry } from '@lacteos/remote-kit';

const HERE = '/admin/dashboard';

/** The admin list: every admin page that is live now but the dashboard itself, in the order of the menu. */
export const adminLinks = (menu: readonly RemoteMenuEntry[]): RemoteMenuEntry[] =>
  menu.filter(({ section, to }) => section === 'admin' && to !== HERE).sort((a, b) => a.order - b.order);

/** The admin list for the signed-in user. */
export const useAdminLinks = (): RemoteMenuEntry[] => adminLinks(useMenu());
