import type { RemoteManifest, RemoteRoute } from '@lacteos/remote-kit/registry';

export interface Account {
  /** 1 customer, 2 cashier, 3 administrator, 4 super administrator. */
  role: number;
  email: string;
  password: string;
}

export interface VisitorPlan {
  account: Account | null;
  addresses: string[];
}

export interface VisitPlan {
  visitors: VisitorPlan[];
  unvisited: { path: string; roles: readonly number[] }[];
}

const ALL_ROLES = [1, 2, 3, 4];
const STAFF = [3, 4];
const NOT_IN_SAMPLES = '1';

/** Null: no session needed. */
const rolesOf = ({ access, roles }: RemoteRoute): readonly number[] | null => {
  if (access === 'public') return null;
  return roles ?? (access === 'staff' ? STAFF : ALL_ROLES);
};

/** The shell redirects signed-in visitors from its pages for anonymous ones. */
const isForStrangers = ({ path }: RemoteRoute): boolean => path === '/login' || path === '/registrar';

export const addressOf = (
  { path, sample }: Pick<RemoteRoute, 'path' | 'sample'>,
  samples: Readonly<Record<string, string>>,
): string =>
  path.replace(/:(\w+)/g, (_parameter, name: string) => samples[name] ?? sample?.[name] ?? NOT_IN_SAMPLES);

const shopperOf = (accounts: readonly Account[]): Account | undefined =>
  accounts.toSorted((a, b) => a.role - b.role)[0];

export const planVisits = (
  manifest: Pick<RemoteManifest, 'routes'> | undefined,
  accounts: readonly Account[],
  samples: Readonly<Record<string, string>> = {},
): VisitPlan => {
  const routes = manifest?.routes ?? [];
  const shopper = shopperOf(accounts);
  const visitors: VisitorPlan[] = [null, ...accounts].map((account) => ({
    account,
    addresses: routes
      .filter((route) => {
        const roles = rolesOf(route);
        if (roles === null)
          return account === null || (account === shopper && !isForStrangers(route) && !route.unlisted);
        return account !== null && roles.includes(account.role);
      })
      .map((route) => addressOf(route, samples)),
  }));
  const known = new Set(accounts.map(({ role }) => role));
  const unvisited = routes.flatMap((route) => {
    const missing = (rolesOf(route) ?? []).filter((role) => !known.has(role));
    return missing.length > 0 ? [{ path: route.path, roles: missing }] : [];
  });
  return { visitors: visitors.filter(({ addresses }) => addresses.length > 0), unvisited };
};
