export { remoteMenu, remoteRoutes, shellRoute, type OwnedRoute } from './contributions';
export type { BreakerState, LoadRequest } from './load-remote';
export { RemoteError } from './remote-errors';
export { beginOpening, endOf, endOpening, forgetHung, rememberHung, type Opening } from './openings';
export { report, watchUncaught } from './reports';
export {
  createRegistry,
  openRegistry,
  RegistryProvider,
  useRegistry,
  type LoadedPart,
  type Registry,
  type WantedComponent,
} from './registry';
export { RELEASES } from './releases-route';
