import { canonicalJson, entryText } from '@lacteos/remote-kit/registry';
import type { Registry, KeyList } from '@lacteos/remote-kit';
import { aRegistry } from './a-registry';
import { aKey } from './signing';

const ENVIRONMENT = 'production';

export const KEYS = { root: aKey('root'), shell: aKey('shell'), toy: aKey('toy') };
type Signer = ReturnType<typeof aKey>;

const keyList = (revision: number, toy: Signer): KeyList =>
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

export const aTrustedRegistry = ({
  toyRevision = 2,
  signer = KEYS.toy,
  trusted = KEYS.toy,
  trustRevision = 1,
}: TrustedChanges = {}): Registry => {
  const { microFrontends } = JSON.parse(canonicalJson(aRegistry())) as Registry;
  const seal = (name: string, revision: number, by: Signer) => {
    const text = entryText(ENVIRONMENT, name, { revision, versions: microFrontends[name] });
    return { revision, signature: by.signText(text) };
  };
  return {
    environment: ENVIRONMENT,
    revision: toyRevision,
    microFrontends,
    trust: keyList(trustRevision, trusted),
    entries: { shell: seal('shell', 1, KEYS.shell), 'mfe-toy': seal('mfe-toy', toyRevision, signer) },
  };
};
