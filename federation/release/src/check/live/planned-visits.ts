import type { RemoteManifest, RemoteRoute } from '@lacteos/remote-kit/discovery';

/** An account that the check signs in with. */
export interface Account {
  /** Role of `libs/contracts`: 1 customer, 2 cashier, 3 administrator, 4 super administrator. */
  role: number;
  email: string;
  password: string;
}

/** Pages that one visitor opens; `account` null is a visitor without a session. */
export interface VisitorPlan {
  account: Account | null;
  /** Addresses with their parameters filled in. */
  addresses: string[];
}

/** Planned visits, and the routes that no given account may open. */
export interface VisitPlan {
  visitors: VisitorPlan[];
  unvisited: { path: string; roles: readonly number[] }[];
}

const ALL_ROLES = [1, 2, 3, 4];
const STAFF = [3, 4];
const NOT_IN_SAMPLES = '1';

/** Roles that may open a route; null: it needs no session. */
const rolesOf = ({ access, roles }: RemoteRoute): readonly number[] | null => {
  if (access === 'public') return null;
  return roles ?? (access === 'staff' ? STAFF : ALL_ROLES);
};

/** Pages of the shell for those who are not signed in send away whoever is. */
const isForStrangers = ({ path }: RemoteRoute): boolean => path === '/login' || path === '/registrar';

/** The address of a route, its parameters filled in: by the settings of the check, else by the route itself. */
export const addressOf = (
  { path, sample }: Pick<RemoteRoute, 'path' | 'sample'>,
  samples: Readonly<Record<string, string>>,
): string =>
  path.replace(/:(\w+)/g, (_parameter, name: string) => samples[name] ?? sample?.[name] ?? NOT_IN_SAMPLES);

/** Account that opens public pages signed in, too: customers, if there is one. */
const shopperOf = (accounts: readonly Account[]): Account | undefined =>
  accounts.toSorted((a, b) => a.role - b.role)[0];

/** Every route of a manifest as each role that has it, public ones also signed in; `samples` are values for the parameters of addresses, by name. */
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
        if (roles === null) return account === null || (account === shopper && !isForStrangers(route));
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
