import type { RemoteRoute } from '@lacteos/remote-kit';

/** Repeats the shell's manifest: the page must be guarded without a registry, too. */
export const RELEASES: RemoteRoute = {
  path: '/admin/releases',
  access: 'staff',
  roles: [4],
  title: 'Publicaciones',
};
