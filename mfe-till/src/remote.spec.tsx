import { MENU_ICONS } from '@lacteos/contracts/menu-icons';
import manifest from '../remote.manifest.json';
import { remote } from './remote';

const SELLERS = [2, 3, 4];

describe('the manifest of the till [N-39-502]', () => {
  it('names exactly the pages that the remote has', () => {
    expect(manifest.routes.map(({ path }) => path)).toEqual(Object.keys(remote.pages));
  });

  it.each(manifest.routes)('gives $path to cashiers and administrators', ({ access, roles }) => {
    // Pages of 'staff' that administrators share are closed to cashiers by the shell.
    expect({ access, roles }).toEqual({ access: 'signed-in', roles: SELLERS });
  });

  it.each([
    ['/caja', 'Vender'],
    ['/caja/turno', 'Mi caja'],
  ])('adds %s to the menus behind the specified entries', (to, label) => {
    const entries = manifest.menu.filter((entry) => entry.to === to);
    expect(entries.map(({ section, roles }) => ({ section, roles }))).toEqual([
      { section: 'account', roles: SELLERS },
      { section: 'admin', roles: [3, 4] },
    ]);
    for (const entry of entries) {
      expect(entry.label).toBe(label);
      expect(entry.order).toBeGreaterThanOrEqual(200);
    }
  });

  it("gives its entries of the office's menu icons of their own", () => {
    const icons = manifest.menu.flatMap(({ icon }) => (icon ? [icon] : []));
    expect(icons).toHaveLength(2);
    for (const icon of icons) expect(MENU_ICONS).toContain(icon);
    expect(new Set(icons).size).toBe(2);
  });
});
