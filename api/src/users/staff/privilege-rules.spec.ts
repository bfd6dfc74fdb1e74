import type { RoleId } from '@lacteos/contracts/reference/roles';

import { refusalOf } from './privilege-rules.js';

const ROLE_IDS = [1, 2, 3, 4] as const satisfies readonly RoleId[];
const admin = { id: 1, id_role: 3 } as const;
const superAdmin = { id: 2, id_role: 4 } as const;
const other = (id_role: RoleId) => ({ id: 9, id_role });

describe('the privileges of account editors', () => {
  it.each(ROLE_IDS)('let role 4 grant and remove role %i', (role) => {
    for (const from of ROLE_IDS) expect(refusalOf(superAdmin, other(from), { id_role: role })).toBeNull();
  });

  it('let role 3 give roles 1 to 3 to accounts below role 4', () => {
    for (const from of [1, 2, 3] as const) {
      for (const to of [1, 2, 3] as const) expect(refusalOf(admin, other(from), { id_role: to })).toBeNull();
    }
  });

  it('let only role 4 grant or remove role 4 [D-086]', () => {
    expect(refusalOf(admin, other(1), { id_role: 4 })).toBe('USERS.ONLY_SUPERADMIN');
    expect(refusalOf(admin, other(4), { id_role: 1 })).toBe('USERS.ONLY_SUPERADMIN');
  });

  it('let only role 4 edit a role-4 user, whatever the change [D-087]', () => {
    expect(refusalOf(admin, other(4), {})).toBe('USERS.ONLY_SUPERADMIN');
    expect(refusalOf(superAdmin, other(4), {})).toBeNull();
  });

  it('let nobody promote, demote or deactivate themselves', () => {
    for (const role of [1, 2] as const) {
      expect(refusalOf(admin, admin, { id_role: role })).toBe('USERS.NOT_YOURSELF');
    }
    expect(refusalOf(admin, admin, { id_role: 4 })).toBe('USERS.ONLY_SUPERADMIN');
    expect(refusalOf(superAdmin, superAdmin, { id_role: 3 })).toBe('USERS.NOT_YOURSELF');
    for (const one of [admin, superAdmin]) {
      expect(refusalOf(one, one, { active: false })).toBe('USERS.NOT_YOURSELF');
    }
  });

  it('let nobody change their own e-mail or password without the present one [N-34-204]', () => {
    const own = { ...admin, email: 'ana@lacteos.test' };
    expect(refusalOf(own, own, { email: 'otra@lacteos.test' })).toBe('USERS.OWN_PROFILE');
    expect(refusalOf(own, own, { password: 'Mango$Tigre42' })).toBe('USERS.OWN_PROFILE');
    expect(refusalOf(own, own, { email: 'Ana@lacteos.test', password: '' })).toBeNull();
  });

  it('let anyone edit the rest of their own account', () => {
    expect(refusalOf(admin, admin, { id_role: 3, active: true })).toBeNull();
    expect(refusalOf(superAdmin, superAdmin, {})).toBeNull();
  });
});
