export { remoteMenu, remoteRoutes, type OwnedRoute } from './contributions';
export {
  createRegistry,
  openRegistry,
  RegistryProvider,
  useRegistry,
  type Registry,
  type WantedComponent,
} from './registry';
