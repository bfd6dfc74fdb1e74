export type { Attestation, Finding, FindingLevel, LiveCheck } from './check/finding.js';
export type {
  DeployTarget,
  DiscoveryChange,
  DiscoveryFile,
  GateLevel,
  ReleaseAction,
} from './contract/contract.js';
export type { DeployErrorCode } from './contract/deploy-error.js';
export type { Published } from './releases/publish.js';
export type { ListedRelease } from './releases/published-releases.js';
export type { ActionOptions } from './actions/release-actions.js';
export type { SigningKey } from './contract/signing.js';
export type { ReleaseStorage } from './contract/release-storage.js';
