import { useOfficePages, type PublishedMenuEntry } from '@lacteos/remote-kit';

const HERE = '/admin/dashboard';

/** The admin list for the signed-in user: every admin page that is live now but the dashboard itself. */
export const useAdminLinks = (): PublishedMenuEntry[] => useOfficePages().filter(({ to }) => to !== HERE);
