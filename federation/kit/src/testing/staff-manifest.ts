import { MENU_ICONS } from '@lacteos/contracts/menu-icons';
import type { RemoteManifest } from '../remote-manifest.js';
import type { Remote } from '../remote.js';

export type ExpectedEntry = readonly [to: string, label: string, section: 'account' | 'admin'];

const STAFF = [3, 4];

/** Tests common to all staff manifests. Pages are for roles 3 and 4 unless `narrower` says otherwise. */
export const expectStaffManifest = (
  { routes, menu = [] }: Pick<RemoteManifest, 'routes' | 'menu'>,
  remote: Remote,
  entries: readonly ExpectedEntry[],
  narrower: Readonly<Record<string, readonly number[]>> = {},
): void => {
  const rolesAt = (path: string): readonly number[] => narrower[path] ?? STAFF;

  it('names exactly the pages that the remote has', () => {
    expect(routes.map(({ path }) => path)).toEqual(Object.keys(remote.pages));
  });

  it.each(routes)('keeps $path for the roles 3 and 4', ({ path, access, roles }) => {
    expect({ access, roles }).toEqual({ access: 'staff', roles: rolesAt(path) });
  });

  it.each(entries)('adds %s to the menu as %s', (to, label, section) => {
    expect(menu).toContainEqual(expect.objectContaining({ to, label, section, roles: rolesAt(to) }));
  });

  it.each(menu.filter(({ section }) => section === 'admin'))(
    "gives $label an icon of the office's menu",
    ({ icon }) => expect(MENU_ICONS).toContain(icon),
  );

  it('gives no two entries of the menu the same icon', () => {
    const icons = menu.filter(({ section }) => section === 'admin').map(({ icon }) => icon);
    expect(new Set(icons).size).toBe(icons.length);
  });

  it('puts each page without an entry of its own under one that stands in the menu', () => {
    const addresses = menu.map(({ to }) => to);
    const below = routes.filter(({ path }) => !addresses.includes(path));
    for (const { parent } of below) expect(addresses).toContain(parent);
  });
};
