/** Settings before 1.2 by former name; they go with the next release. */
export const FORMER_SETTINGS: Readonly<Record<string, string>> = {
  DISCOVERY_FILE: 'REGISTRY_FILE',
  DISCOVERY_PUBLIC_KEYS: 'REGISTRY_PUBLIC_KEYS',
  DISCOVERY_SIGNING_KEY: 'REGISTRY_SIGNING_KEY',
};
