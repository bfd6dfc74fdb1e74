import { canonicalJson, entryText } from '@lacteos/remote-kit/discovery';
import type { Discovery, TrustList } from '@lacteos/remote-kit';
import { aDiscovery } from './a-discovery';
import { aKey } from './signing';

const ENVIRONMENT = 'production';

export const KEYS = { root: aKey('root'), shell: aKey('shell'), toy: aKey('toy') };
type Signer = ReturnType<typeof aKey>;

const trustList = (revision: number, toy: Signer): TrustList =>
  KEYS.root.sign({
    environment: ENVIRONMENT,
    revision,
    projects: { shell: KEYS.shell.keys, 'mfe-toy': toy.keys },
  });

export interface TrustedChanges {
  /** The shell's revision is 1. */
  toyRevision?: number;
  signer?: Signer;
  trusted?: Signer;
  trustRevision?: number;
}

export const aTrustedDiscovery = ({
  toyRevision = 2,
  signer = KEYS.toy,
  trusted = KEYS.toy,
  trustRevision = 1,
}: TrustedChanges = {}): Discovery => {
  const { microFrontends } = JSON.parse(canonicalJson(aDiscovery())) as Discovery;
  const seal = (name: string, revision: number, by: Signer) => {
    const text = entryText(ENVIRONMENT, name, { revision, versions: microFrontends[name] });
    return { revision, signature: by.signText(text) };
  };
  return {
    environment: ENVIRONMENT,
    revision: toyRevision,
    microFrontends,
    trust: trustList(trustRevision, trusted),
    entries: { shell: seal('shell', 1, KEYS.shell), 'mfe-toy': seal('mfe-toy', toyRevision, signer) },
  };
};
