import { useOfficePlaces, type RemoteMenuEntry } from '@lacteos/remote-kit';

const HERE = '/admin/dashboard';

/** The admin list for the signed-in user: every admin page that is live now but the dashboard itself. */
export const useAdminLinks = (): RemoteMenuEntry[] => useOfficePlaces().filter(({ to }) => to !== HERE);
