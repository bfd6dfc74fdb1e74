import { useOfficePages, type PublishedMenuEntry } from '@lacteos/remote-kit';

const HERE = '/admin/dashboard';

/** The admin list of the signed-in user: every live admin page except the dashboard. */
export const useAdminLinks = (): PublishedMenuEntry[] => useOfficePages().filter(({ to }) => to !== HERE);
