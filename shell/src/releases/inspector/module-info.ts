import { releaseFolder, type DiscoveryVersion, type ExposedFiles } from '@lacteos/remote-kit';
import type { Registry } from '@lacteos/remote-runtime';

interface ModuleInfo {
  version: string;
  remoteEntry: string;
  remotesInfo: Record<string, { matchedVersion: string }>;
  [more: string]: unknown;
}
interface FederationGlobal {
  moduleInfo?: Record<string, ModuleInfo>;
}

const SHELL = 'shell';

const assetsOf = ({ js, css }: ExposedFiles) => ({
  js: { sync: js, async: [] },
  css: { sync: css, async: [] },
});

const producerOf = ({ url, extras }: DiscoveryVersion): ModuleInfo => ({
  version: extras.releaseId,
  buildVersion: extras.releaseId,
  globalName: extras.federationName,
  remoteEntry: url.slice(releaseFolder({ url }).length),
  remoteEntryType: 'global',
  remoteTypes: '',
  remotesInfo: {},
  shared: [],
  modules: Object.entries(extras.expose).map(([modulePath, files]) => ({
    moduleName: modulePath.replace('./', ''),
    modulePath,
    assets: assetsOf(files),
  })),
  publicPath: new URL(releaseFolder({ url }), document.baseURI).href,
});

/** For the Module Federation devtools; remotes as `<name>:<release>`. The runtime's snapshots are built out. */
export const publishModuleInfo = ({ discovery }: Pick<Registry, 'discovery'>): void => {
  const federation = Object.getOwnPropertyDescriptor(globalThis, '__FEDERATION__')?.value as
    | FederationGlobal
    | undefined;
  if (!federation) return;
  const remotes = Object.entries(discovery.microFrontends).flatMap(([name, [version]]) =>
    version && name !== SHELL ? [[name, version] as const] : [],
  );
  const remotesInfo = Object.fromEntries(
    remotes.map(([name, { extras }]) => [name, { matchedVersion: extras.releaseId }]),
  );
  federation.moduleInfo = {
    ...federation.moduleInfo,
    [SHELL]: { version: '', remoteEntry: '', remotesInfo },
    ...Object.fromEntries(
      remotes.map(([name, version]) => [`${name}:${version.extras.releaseId}`, producerOf(version)]),
    ),
  };
};
