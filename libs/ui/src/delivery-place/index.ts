export { hasPlace } from './has-place';
export { NearestStores } from './nearest-stores';
export { PlaceDialog } from './place-dialog';
export { rememberPlace, SHOP_PLACE, useDeliveryPlace, type DeliveryPlace } from './place-memory';
export { PlaceButton, PromiseText } from './promise-line';
export { useReloadAtCutOff } from './use-reload-at-cut-off';
