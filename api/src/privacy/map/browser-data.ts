export interface BrowserData {
  readonly place: 'cookie' | 'localStorage' | 'sessionStorage' | 'IndexedDB' | 'caches';
  readonly name: string;
  readonly holds: string;
  readonly until: string;
  /** Relative to the repository root. */
  readonly source: string;
}

const row = (
  place: BrowserData['place'],
  name: string,
  holds: string,
  until: string,
  source: string,
): BrowserData => ({ place, name, holds, until, source });

const TAB = 'la pestaña se cierra';
const TAB_OR_SIGN_OUT = 'se cierra la sesión o la pestaña';
const PERSISTENT = 'se borra en el navegador';

/** A spec compares it with every source that stores something. */
export const BROWSER_DATA: readonly BrowserData[] = [
  row(
    'cookie',
    'lacteos_refresh',
    'llave de la sesión; los scripts no la leen',
    'se cierra la sesión o vence',
    'api/src/users/sessions/refresh-cookie.ts',
  ),
  row(
    'cookie',
    'lacteos_signed_in',
    'si hay una sesión, sin decir de quién',
    'se cierra la sesión',
    'libs/session-bus/src/session-hint.ts',
  ),
  row(
    'cookie',
    'lacteos_device_…',
    'que este equipo ya ingresó a la cuenta',
    'un año',
    'api/src/users/auth/known-device.ts',
  ),
  row(
    'cookie',
    'lacteos_recovery',
    'número al azar para reconocer el navegador que pidió un código',
    'un día',
    'api/src/users/recovery/recovery-visitor.ts',
  ),
  row(
    'cookie',
    'lacteos_visitor',
    'número al azar para repartir versiones',
    'un año',
    'federation/gateway/src/visitor.ts',
  ),
  row(
    'cookie',
    'lacteos_report',
    'permiso para informar errores',
    'unas horas',
    'federation/gateway/src/report-tickets.ts',
  ),
  row(
    'cookie',
    'lacteos_vista',
    'versión que el personal revisa',
    'unas horas',
    'federation/gateway/src/preview.ts',
  ),
  row(
    'localStorage',
    'root',
    'nombre, ciudad, correo y teléfono de la cuenta, carrito, dirección de envío, productos vistos y productos por agregar',
    'se cierra la sesión',
    'libs/session-bus/src/root-storage.ts',
  ),
  row(
    'localStorage',
    'lacteos.store',
    'tienda elegida',
    'se cierra la sesión',
    'libs/session-bus/src/chosen-store.ts',
  ),
  row(
    'localStorage',
    'lacteos.session.refreshed-at',
    'hora de la última renovación',
    PERSISTENT,
    'libs/session-bus/src/tabs.ts',
  ),
  row(
    'localStorage',
    'verification-notice',
    'día en que se ocultó el aviso',
    PERSISTENT,
    'shell/src/verification/notice-memory.ts',
  ),
  row(
    'localStorage',
    'lacteos.registry',
    'versiones publicadas',
    PERSISTENT,
    'federation/runtime/src/trust/registry.ts',
  ),
  row(
    'localStorage',
    'lacteos.discovery',
    'versiones publicadas, con su nombre anterior',
    PERSISTENT,
    'federation/runtime/src/trust/registry.ts',
  ),
  row(
    'localStorage',
    'scheme',
    'si se ve claro, oscuro o como el dispositivo',
    PERSISTENT,
    'shell/public/scheme.js',
  ),
  row(
    'localStorage',
    'office-menu',
    'si el menú está plegado',
    PERSISTENT,
    'libs/ui/src/office-menu/menu-memory.ts',
  ),
  row(
    'localStorage',
    'office-keys',
    'si las teclas sirven',
    PERSISTENT,
    'mfe-backoffice/src/features/keyboard/letter-keys-setting.ts',
  ),
  row(
    'localStorage',
    'office-sheet',
    'si el papel es Carta o A4',
    PERSISTENT,
    'mfe-backoffice/src/features/papers/model/sheet-setting.ts',
  ),
  row(
    'localStorage',
    'office-columns:…',
    'orden y ancho de columnas',
    PERSISTENT,
    'libs/ui/src/antd/office-list/model/column-layout-memory.ts',
  ),
  row('sessionStorage', 'logo-screen-seen', 'si ya se vio el logo', TAB, 'shell/src/layout/logo-screen.tsx'),
  row(
    'sessionStorage',
    'policy-notice',
    'si se aplazó la pregunta por la política',
    TAB,
    'shell/src/policy/policy-memory.ts',
  ),
  row('sessionStorage', 'lacteos.scroll', 'posición en la página', TAB, 'shell/src/routing/scroll-memory.ts'),
  row(
    'sessionStorage',
    'lacteos.previews',
    'versiones que el personal prueba en la pestaña',
    TAB,
    'federation/runtime/src/preview/tab-previews.ts',
  ),
  row(
    'sessionStorage',
    'lacteos.reloaded',
    'páginas recargadas',
    TAB,
    'federation/runtime/src/deferred/guarded-reload.ts',
  ),
  row(
    'sessionStorage',
    'lacteos.checkout.attempt',
    'llave del pedido en curso',
    TAB,
    'mfe-checkout/src/features/orders/model/order-attempt.ts',
  ),
  row(
    'sessionStorage',
    'lacteos.checkout.draft.…',
    'lo escrito en los formularios del pedido',
    'se cierra la sesión o la pestaña',
    'mfe-checkout/src/features/drafts/form-draft.ts',
  ),
  row(
    'sessionStorage',
    'lacteos.person.legal.…',
    'texto legal sin publicar',
    TAB_OR_SIGN_OUT,
    'mfe-backoffice/src/features/legal/draft-memory.ts',
  ),
  row(
    'IndexedDB',
    'lacteos.lists',
    'listas del personal, cifradas con una llave que no se guarda',
    'se cierra la sesión o a los siete días',
    'libs/api-client/src/query/persisted/list-store.ts',
  ),
  row(
    'localStorage',
    'lacteos.session-lapsed',
    'si la sesión venció',
    'se entra de nuevo',
    'libs/session-bus/src/session-lapse.ts',
  ),
  row(
    'localStorage',
    'lacteos.drafts',
    'qué borradores hay, sin su texto',
    'se cierra la sesión',
    'libs/api-client/src/query/persisted/draft-marker.ts',
  ),
  row(
    'sessionStorage',
    'lacteos.opening',
    'páginas que no abrieron',
    TAB,
    'federation/runtime/src/remotes/openings.ts',
  ),
  row(
    'cookie',
    'lacteos_vista',
    'el fin de esa revisión',
    'unas horas',
    'shell/src/releases/preview-banner.tsx',
  ),
  row(
    'sessionStorage',
    'lacteos.person.pqr.…',
    'lo escrito en una petición, queja o reclamo, y su constancia',
    TAB_OR_SIGN_OUT,
    'mfe-storefront/src/features/claims/claim-draft.ts',
  ),
  row(
    'sessionStorage',
    'lacteos.person.claim.…',
    'respuesta a una PQR sin enviar',
    'se envía, o se cierra la pestaña o la sesión',
    'mfe-backoffice/src/features/claims/message-form.tsx',
  ),
  row(
    'localStorage',
    'lacteos.checkout',
    'el pedido que se hacía al vencer la sesión, cifrado con una llave que no se guarda',
    'se retoma o se cierra la sesión',
    'mfe-checkout/src/features/drafts/sealed-checkout.ts',
  ),
  row(
    'IndexedDB',
    'lacteos.drafts',
    'lo que se escribía al vencer la sesión, cifrado con una llave que no se guarda',
    'se retoma o se cierra la sesión',
    'libs/api-client/src/query/persisted/list-store.ts',
  ),
  row(
    'caches',
    'lacteos.offline.…',
    'archivos de la tienda para abrirla sin red; nada de personas',
    'la versión siguiente',
    'federation/runtime/src/deferred/keep-offline.ts',
  ),
];
