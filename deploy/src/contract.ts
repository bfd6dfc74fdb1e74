/** What a build says about itself (`release.json`). */
export interface ReleaseFile {
  name: string;
  version: string;
  releaseId: string;
  federationName: string;
  entry: string;
  files: Record<string, { integrity: string; size: number }>;
  expose?: Record<string, { js: string[]; css: string[] }>;
  manifest?: unknown;
  shared?: unknown;
}

export interface DiscoveryVersion {
  url: string;
  metadata: { integrity: string; version: string };
  deployment: { traffic: number; default: boolean };
  extras: ReleaseFile & { baseUrl: string };
}

export interface DiscoveryFile {
  schema: string;
  microFrontends: Record<string, DiscoveryVersion[]>;
  extras: { revision: number; environment: string; change: DiscoveryChange | null };
}

export interface DiscoveryChange {
  action: 'activate' | 'rollback';
  project: string;
  releaseId: string;
  at: string;
}
