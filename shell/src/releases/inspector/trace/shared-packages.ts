interface SharedPackage {
  version: string;
  from: string;
  useIn: readonly string[];
  shareConfig?: { requiredVersion?: string | false; singleton?: boolean | number };
  treeShaking?: { useIn?: readonly string[] };
}

interface Instance {
  name: string;
  options: { shared: Readonly<Record<string, readonly SharedPackage[]>> };
}

/** Global that Module Federation's runtime publishes for its own tools. */
interface FederationGlobal {
  __INSTANCES__?: readonly Instance[];
  __SHARE__?: Readonly<
    Record<
      string,
      Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, SharedPackage>>>>>>
    >
  >;
}

export interface SharedChoice {
  name: string;
  version: string;
  /** Federation name of the release whose copy is used. */
  from: string;
  required: string;
  isSingleton: boolean;
  /** Loaded versions that were not chosen. */
  others: readonly string[];
}

const usersOf = ({ useIn, treeShaking }: SharedPackage): readonly string[] => [
  ...useIn,
  ...(treeShaking?.useIn ?? []),
];

const federation = (): FederationGlobal =>
  (Object.getOwnPropertyDescriptor(globalThis, '__FEDERATION__')?.value as FederationGlobal | undefined) ??
  {};

const offeredVersions = (name: string): SharedPackage[] =>
  Object.values(federation().__SHARE__ ?? {})
    .flatMap((scopes) => Object.values(scopes))
    .flatMap((packages) => Object.values(packages[name] ?? {}));

/** Shared packages that a release uses; none for remotes that bring their own. */
export const sharedChoices = (federationName: string): SharedChoice[] => {
  const own = federation().__INSTANCES__?.find(({ name }) => name === federationName)?.options.shared ?? {};
  return Object.entries(own).flatMap(([name, [wanted]]) => {
    const offered = offeredVersions(name);
    const chosen = offered.find((shared) => usersOf(shared).includes(federationName));
    if (!chosen) return [];
    const { requiredVersion, singleton } = wanted?.shareConfig ?? {};
    return [
      {
        name,
        version: chosen.version,
        from: chosen.from,
        required: requiredVersion || '*',
        isSingleton: Boolean(singleton),
        others: offered.filter((shared) => shared !== chosen).map(({ version }) => version),
      },
    ];
  });
};
