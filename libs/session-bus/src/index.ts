export { installAuthority, startSession } from './authority.js';
export {
  accessToken,
  currentSession,
  emit,
  on,
  onAnyEvent,
  refreshSession,
  session$,
  signOut,
} from './bus.js';
export { chosenStore } from './chosen-store.js';
export { PROTOCOL, SessionBusProtocolError } from './holder.js';
export {
  readRoot,
  updateRoot,
  type RootState,
  type SeenProduct,
  type WantedProduct,
  type WishKind,
} from './root-storage.js';
export type { Authority, Session } from './session.js';
export { OF_PERSON } from './person-values.js';
export { hasLapsed, SEALED_CHECKOUT } from './session-lapse.js';
export type { TabMessage, Tabs } from './tabs.js';
export { dropWanted, onWantedChange, rememberWanted, takeWanted, wantedProducts } from './wanted-products.js';
