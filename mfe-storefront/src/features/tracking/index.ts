export { TrackedOrder } from './tracked-order';
export { useTracking } from './use-tracking';
