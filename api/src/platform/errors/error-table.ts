import { countText } from '@lacteos/contracts/parsing/count-text';
import { TEXTS } from '@lacteos/contracts/validation';
import { REQUEST_FAILURES, type RequestFailureCode } from '@lacteos/contracts/http';

export type ErrorParams = Readonly<Record<string, unknown>>;

interface ErrorRow {
  readonly status: number;
  readonly text: (params: ErrorParams) => string;
}

const row = (status: number, text: string): ErrorRow => ({ status, text: () => text });

const withDoneStep = (status: number, text: string): ErrorRow => ({
  status,
  text: ({ done }) => (typeof done === 'string' ? `${text} ${done}` : text),
});

const SHARED_WITH_GATEWAY = Object.fromEntries(
  Object.entries(REQUEST_FAILURES).map(([code, { status, message }]) => [code, row(status, message)]),
) as Record<RequestFailureCode, ErrorRow>;

export const ERROR_TABLE = {
  ...SHARED_WITH_GATEWAY,
  'VALIDATION.FAILED': row(400, 'Hay datos que no son válidos. Revíselos e intente de nuevo.'),
  'REQUEST.TOO_COMPLEX': row(400, 'La solicitud tiene demasiados niveles o demasiados datos.'),
  'HTTP.IDEMPOTENCY_KEY_REUSED': row(
    409,
    'Esta solicitud lleva el identificador de otra que ya se hizo. Actualice la página y hágala de nuevo.',
  ),
  'REQUEST.TOO_MANY': {
    status: 429,
    text: ({ minutes }) =>
      `Demasiadas solicitudes. Intente de nuevo en ${countText(Number(minutes), 'minuto', 'minutos')}.`,
  },
  INTERNAL: row(500, TEXTS.unexpected),
  STORAGE_FULL: row(507, 'No hay espacio en el servidor para guardar los datos. Intente de nuevo más tarde.'),
  'AUTH.REQUIRED': row(401, 'Debe iniciar sesión.'),
  'AUTH.NO_SESSION': row(401, 'No hay una sesión activa.'),
  'AUTH.INVALID_CREDENTIALS': row(401, 'Not found'),
  'AUTH.FOREIGN_ORIGIN': row(403, 'Esta solicitud viene de otra página.'),
  'AUTH.TOTP_REQUIRED': row(401, 'Escriba el código de su aplicación de verificación.'),
  'AUTH.TOTP_INVALID': row(
    400,
    'El código no es válido o ya se usó. Revise los datos y escriba el código actual.',
  ),
  'AUTH.TOTP_ACTIVE': row(409, 'La verificación en dos pasos ya está activa.'),
  'AUTH.FORBIDDEN': row(403, 'No tiene permiso para realizar esta acción.'),
  'AUTH.TOO_MANY_ATTEMPTS': {
    status: 429,
    text: ({ minutes }) =>
      `Demasiados intentos. Intente de nuevo en ${countText(Number(minutes), 'minuto', 'minutos')}.`,
  },
  'AUTH.ALREADY_REGISTERED': row(409, 'Ya existe una cuenta con estos datos.'),
  'AUTH.PASSWORD_GUESSABLE': row(
    400,
    'La contraseña es fácil de adivinar. No use solo palabras comunes, su nombre, su correo o el nombre de la tienda.',
  ),
  'AUTH.PASSWORD_WRONG': row(400, 'La contraseña actual no es correcta.'),
  'AUTH.PASSWORD_SAME': row(400, 'Escriba una contraseña distinta de la actual.'),
  'AUTH.RECOVERY_FAILED': row(400, 'El código no es válido o ya venció. Solicite uno nuevo.'),
  'AUTH.VERIFICATION_EXPIRED': row(400, 'El enlace para confirmar el correo ya venció. Solicite uno nuevo.'),
  'AUTH.VERIFICATION_INVALID': row(400, 'El enlace para confirmar el correo no es válido.'),
  'AUTH.VERIFICATION_MAILS_SPENT': row(
    429,
    'Hoy ya enviamos a su correo todos los mensajes que podemos. Revise la carpeta de correo no deseado o inténtelo mañana.',
  ),
  'AUTH.REFRESH_REUSED': row(401, 'Su sesión terminó por seguridad. Inicie sesión de nuevo.'),
  'EDIT.CONFLICT': row(
    409,
    'Otra persona cambió este registro mientras usted lo editaba. Revise los datos nuevos y guarde otra vez.',
  ),
  'CLAIMS.NOT_FOUND': row(
    404,
    'No encontramos un caso con ese número y ese documento. Revise los dos como aparecen en su constancia.',
  ),
  'CLAIMS.UNKNOWN': row(404, 'El caso no existe.'),
  'CLAIMS.CLOSED': row(409, 'Este caso ya está cerrado. Escriba uno nuevo y mencione su número.'),
  'CLAIMS.NOT_NOW': row(409, 'El caso ya cambió. Actualice la página.'),
  'CLAIMS.NOT_PROLONGABLE': row(409, 'La ley no permite prorrogar este plazo, o ya se prorrogó.'),
  'CLAIMS.KEY_REQUIRED': row(400, 'Falta el identificador de la solicitud.'),
  'CLAIMS.FILE_REQUIRED': row(400, 'Elija el archivo que quiere adjuntar.'),
  'CLAIMS.FILE_KIND': row(400, 'Adjunte fotos (JPG, PNG, WebP, AVIF o GIF) o archivos PDF.'),
  'CLAIMS.FILE_TOO_LARGE': row(413, 'El archivo es demasiado grande: el máximo es 8 MB.'),
  'CLAIMS.FILES_BUSY': row(
    503,
    'En este momento recibimos muchos archivos. Envíe su mensaje sin archivos o intente de nuevo más tarde.',
  ),
  'CLAIMS.FILE_EXPIRED': row(404, 'El enlace del archivo ya venció. Vuelva al caso y ábralo otra vez.'),
  'PRIVACY.CONSENT_NEEDED': row(
    400,
    'Sin esta autorización no podemos atender sus pedidos. Si ya no quiere darla, elimine su cuenta.',
  ),
  'PRIVACY.WORD_MISSING': row(400, 'Escriba la palabra ELIMINAR para confirmar.'),
  'PRIVACY.OBSTACLES': row(409, 'Todavía no podemos eliminar su cuenta: tiene asuntos sin terminar.'),
  'PRIVACY.STAFF_ACCOUNT': row(
    403,
    'Esta es una cuenta de trabajo. Un administrador la desactiva cuando usted deja la empresa.',
  ),
  'PRIVACY.ADDRESS_EXPIRED': row(403, 'Este enlace ya venció. Pida sus datos de nuevo.'),
  'PROFILE.TOO_MANY_ADDRESSES': row(409, 'Puede guardar hasta 10 direcciones. Elimine una primero.'),
  'PROFILE.ADDRESS_NOT_FOUND': row(404, 'Esa dirección ya no existe.'),
  'PROFILE.DOCUMENT_FIXED': row(
    409,
    'Sus pedidos y facturas llevan este documento: escríbanos si tiene un error.',
  ),
  'PROFILE.CODE_INVALID': row(400, TEXTS.codeWrong),
  'ARTICLES.NOT_FOUND': row(404, 'Esta noticia no existe.'),
  'LEGAL.NOT_FOUND': row(404, 'Este documento no existe.'),
  'WISHES.TOO_MANY': row(409, 'Puede guardar hasta 200 productos. Quite uno primero.'),
  'WISHES.IN_STOCK': row(409, 'Ya hay existencias: puede agregarlo al carrito.'),
  'PRODUCTS.NOT_FOUND': row(404, 'El producto no existe.'),
  'PRODUCTS.FILE_UNREADABLE': row(400, 'El archivo no es una hoja de cálculo XLSX o CSV con productos.'),
  'PRODUCTS.FILE_TOO_LARGE': row(413, 'El archivo es demasiado grande. Divídalo en archivos más pequeños.'),
  'PRODUCTS.IMPORT_BUSY': row(503, 'Se están leyendo otros archivos. Intente de nuevo en unos segundos.'),
  'PRODUCTS.FILE_TOO_LONG': {
    status: 400,
    text: ({ most }) => `El archivo tiene demasiadas filas: el máximo es ${String(most)}.`,
  },
  'MEDIA.FILE_REQUIRED': row(400, 'Elija la imagen que quiere subir.'),
  'MEDIA.PRESET_UNKNOWN': row(400, 'El destino de la imagen no es válido.'),
  'MEDIA.NOT_AN_IMAGE': row(400, 'El archivo no es una imagen JPG, PNG, WebP, AVIF o GIF que se pueda leer.'),
  'MEDIA.TOO_LARGE': row(413, 'La imagen es demasiado grande: el máximo es 10 MB y 50 megapíxeles.'),
  'MEDIA.TOO_LONG': row(
    400,
    'La imagen es demasiado alargada: un lado puede medir hasta 5 veces el otro y máximo 12.000 píxeles.',
  ),
  'MEDIA.BUSY': row(503, 'Se están procesando otras imágenes. Intente de nuevo en unos segundos.'),
  'MEDIA.STORAGE_FULL': row(
    507,
    'No hay espacio en el servidor para guardar la imagen. Avise al administrador e intente más tarde.',
  ),
  'MEDIA.HOST_UNAVAILABLE': row(
    503,
    'El servicio de imágenes no está disponible. Intente de nuevo más tarde.',
  ),
  'MEDIA.ADDRESS_EXPIRED': row(404, 'El enlace de la foto ya venció. Vuelva al pedido y ábralo otra vez.'),
  'PARTNERS.NOT_FOUND': row(404, 'La tienda no existe.'),
  'STOCK.NOT_ENOUGH': {
    status: 409,
    text: ({ names }) => `La fábrica no tiene unidades suficientes de: ${String(names)}.`,
  },
  'CASHIERS.NOT_A_CASHIER': row(400, 'Solo se pueden asignar cajeros activos.'),
  'CASHIERS.ALREADY_ASSIGNED': row(
    409,
    'Hubo un error al procesar tu solicitud. Cajero ya esta asignado a esa tienda.',
  ),
  'USERS.ERASED': row(409, 'La persona eliminó esta cuenta: ya no se puede cambiar.'),
  'USERS.NOT_FOUND': row(404, 'El usuario no existe.'),
  'USERS.SESSION_NOT_FOUND': row(404, 'Esa sesión ya está cerrada.'),
  'USERS.NO_TOTP': row(404, 'Esa cuenta no tiene verificación en dos pasos.'),
  'USERS.ONLY_SUPERADMIN': row(
    403,
    'Solo un SuperAdmin puede dar o quitar ese rol y editar a otro SuperAdmin.',
  ),
  'USERS.NOT_YOURSELF': row(403, 'No puede cambiar su propio rol ni desactivar su propia cuenta.'),
  'USERS.OWN_PROFILE': row(
    403,
    'Cambie su propio correo en «Mi perfil» y su contraseña en «Seguridad»: ahí se pide la actual.',
  ),
  'CART.INSUFFICIENT_STOCK': row(409, TEXTS.outOfStock),
  'CART.NO_STORE': row(409, TEXTS.noStore),
  'ORDERS.INSUFFICIENT_STOCK': row(409, TEXTS.outOfStock),
  'ORDERS.TOO_MANY_OPEN': {
    status: 409,
    text: ({ open }) =>
      `Tiene ${countText(Number(open), 'pedido', 'pedidos')} sin pagar. Pague o cancele alguno antes de hacer otro.`,
  },
  'ORDERS.TOO_MANY_UNITS': row(
    409,
    'Pide más unidades de las que puede reservar sin pagar. Reduzca la cantidad o pague primero sus otros pedidos.',
  ),
  'ORDERS.HOLD_OVER': row(409, 'El pedido ya no tiene unidades reservadas sin pagar.'),
  'ORDERS.TOTALS_CHANGED': row(409, 'Los precios cambiaron. Revise los nuevos totales y confirme de nuevo.'),
  'DELIVERY.REQUIRED': row(400, 'Elija cómo quiere recibir su pedido.'),
  'DELIVERY.OUTSIDE': row(
    409,
    'No hacemos entregas en ese lugar. Puede recoger su pedido en una tienda aliada.',
  ),
  'DELIVERY.BELOW_MINIMUM': {
    status: 409,
    text: ({ minimum }) =>
      `El pedido mínimo para ese lugar es de ${String(minimum)}. Agregue algún producto.`,
  },
  'DELIVERY.DAY_CLOSED': row(409, 'Ese día ya no se puede elegir. Elija otro: su pedido sigue como estaba.'),
  'DELIVERY.DAY_FULL': row(
    409,
    'Las entregas de ese día se acaban de agotar. Elija otro: su pedido sigue como estaba.',
  ),
  'DELIVERY.DAY_CHANGED': row(409, 'El día de entrega de este pedido ya cambió. Actualice la página.'),
  'DELIVERY.NO_BOOKING': row(409, 'Este pedido no tiene un día de entrega que se pueda cambiar.'),
  'DELIVERY.ZONE_NOT_FOUND': row(404, 'La zona de entrega no existe.'),
  'DELIVERY.ZONE_NAME_TAKEN': row(409, 'Ya hay una zona con ese nombre.'),
  'DELIVERY.PLACE_TAKEN': {
    status: 409,
    text: ({ zone }) => `Ese lugar ya está en la zona ${String(zone)}.`,
  },
  'DELIVERY.CLOSED_DAY_NOT_FOUND': row(404, 'Ese día ya no está cerrado.'),
  'DELIVERY.ALREADY_CLOSED': row(409, 'Ese día ya está cerrado.'),
  'DELIVERY.NOT_NOW': {
    status: 409,
    text: ({ label, action }) => `El pedido está «${String(label)}»: no se puede ${String(action)}.`,
  },
  'DELIVERY.TOO_MANY_MISSING': row(
    409,
    'Faltan más unidades de las que lleva el pedido. Actualice la página.',
  ),
  'DELIVERY.NOT_PACKED': row(409, 'El pedido no está empacado.'),
  'DELIVERY.ROUTE_NOT_FOUND': row(404, 'La ruta no existe.'),
  'DELIVERY.ROUTE_CHANGED': row(409, 'La ruta ya cambió. Actualice la página.'),
  'DELIVERY.ROUTE_LEFT': row(409, 'La ruta ya salió.'),
  'DELIVERY.ROUTE_OVER': row(409, 'El día de esta ruta ya pasó.'),
  'DELIVERY.NOT_ROUTABLE': {
    status: 409,
    text: ({ orderId }) => `El pedido ${String(orderId)} no se puede llevar en una ruta.`,
  },
  'DELIVERY.IN_OTHER_ROUTE': {
    status: 409,
    text: ({ orderId, routeId }) =>
      orderId === undefined
        ? 'Uno de los pedidos ya está en otra ruta. Actualice la página.'
        : `El pedido ${String(orderId)} ya está en la ruta ${String(routeId)}.`,
  },
  'DELIVERY.NOTHING_LEAVES': row(
    409,
    'Ningún pedido de la ruta puede salir: deben estar pagados y empacados.',
  ),
  'DELIVERY.LINK_OVER': row(404, 'El enlace de la ruta venció o no existe. Pida otro a la tienda.'),
  'DELIVERY.ROUTE_NOT_LEFT': row(409, 'La ruta todavía no sale. Pida a la tienda que la despache.'),
  'DELIVERY.STOP_NOT_FOUND': row(404, 'Ese pedido no está en su ruta.'),
  'DELIVERY.STOP_MOVED': row(409, 'Ese pedido ya va en otra ruta.'),
  'DELIVERY.PROOF_TOO_LATE': row(409, 'Esa entrega es posterior al cierre de la ruta. Avise a la tienda.'),
  'DELIVERY.ALREADY_PROVED': row(409, 'Ese pedido ya tiene su registro de entrega.'),
  'DELIVERY.TOO_MANY_REFUSED': row(409, 'Son más unidades de las que lleva el pedido.'),
  'DELIVERY.TRACKING_OVER': row(404, 'El enlace de seguimiento venció o no existe.'),
  'ORDERS.CART_CHANGED': {
    status: 409,
    text: ({ orderId }) =>
      typeof orderId === 'number'
        ? `Estos productos ya están en su pedido ${orderId}, que hizo desde otra pestaña o dispositivo. No se hizo otro.`
        : 'Su carrito cambió en otra pestaña o dispositivo. Revíselo antes de pedir: no se hizo ningún pedido.',
  },
  'ORDERS.IDEMPOTENCY_KEY_REQUIRED': row(400, 'Falta el identificador de la solicitud.'),
  'ORDERS.IDEMPOTENCY_KEY_REUSED': row(409, 'Esta solicitud ya se usó para otro pedido.'),
  'ORDERS.CANCELLATION_ASKED': row(409, 'El comprador pidió cancelar este pedido: respóndale primero.'),
  'REFUNDS.NOT_FOUND': row(404, 'La devolución de dinero no existe.'),
  'REFUNDS.NO_PAYMENT': row(409, 'No hay un pago de esta alerta para devolver.'),
  'REFUNDS.GIVEN_BACK': row(
    409,
    'El proveedor ya anuló este pago y el dinero volvió al comprador: no hay nada que devolver.',
  ),
  'REFUNDS.EXCEEDED': row(409, 'No se puede devolver más de lo que se pagó.'),
  'REFUNDS.NOT_NOW': row(409, 'La devolución de dinero ya cambió. Actualice la página.'),
  'REFUNDS.SAME_PERSON': row(409, 'Otra persona tiene que aprobar esta devolución de dinero.'),
  'RETURNS.NOT_FOUND': row(404, 'La devolución no existe.'),
  'RETURNS.NOT_NOW': row(409, 'La devolución ya cambió. Actualice la página.'),
  'RETURNS.NOT_DISPATCHED': row(409, 'El pedido no está despachado: puede cancelarlo.'),
  'RETURNS.TOO_MANY_UNITS': row(409, 'Pide devolver más unidades de las que quedan en el pedido.'),
  'RETURNS.TOO_LATE': {
    status: 409,
    text: ({ days }) =>
      `El plazo para devolver por este motivo era de ${countText(Number(days), 'día', 'días')} después del despacho.`,
  },
  'RETURNS.PERISHABLE': row(
    409,
    'Los alimentos que se dañan pronto no se pueden devolver por retracto: así lo dice la ley, porque no se pueden volver a vender. Si el producto llegó dañado, vencido o equivocado, elija ese motivo y lo resolvemos.',
  ),
  'CASH_DESK.SHIFT_OPEN': row(409, 'Ya tiene un turno de caja abierto.'),
  'CASH_DESK.NO_SHIFT': row(409, 'No tiene un turno de caja abierto.'),
  'CASH_DESK.NO_SHIFT_UNCONFIRMED': row(
    409,
    'No tiene un turno de caja abierto. Ábralo en la caja, o confirme que este efectivo queda sin turno.',
  ),
  'CASH_DESK.SHIFT_NOT_FOUND': row(404, 'El turno de caja no existe.'),
  'CASH_DESK.DRAWER_TAKEN': row(409, 'Otra persona tiene un turno abierto en esa caja.'),
  'CASH_DESK.NO_DRAWER': row(
    409,
    'La tienda no tiene una caja libre. Cierre el turno abierto o pida otra caja.',
  ),
  'CASH_DESK.DRAWER_NOT_FOUND': row(404, 'La caja no existe en su tienda o está inactiva.'),
  'CASH_DESK.DIFFERENCE': row(409, 'La cuenta no coincide: explique la diferencia.'),
  'CASH_DESK.NOT_ENOUGH': row(409, 'En la caja no hay tanto efectivo.'),
  'DRAWERS.NOT_FOUND': row(404, 'La caja no existe.'),
  'DRAWERS.NAME_TAKEN': row(409, 'La tienda ya tiene una caja con ese nombre.'),
  'TILL.PAYMENTS_MISMATCH': row(400, 'Los pagos no suman el total de la venta.'),
  'TILL.RECEIVED_TOO_LITTLE': row(400, 'El efectivo recibido no alcanza.'),
  'TILL.METHOD_NOT_ALLOWED': row(400, 'En la caja no se recibe ese método de pago.'),
  'DELIVERY.NO_PICKUP': row(404, 'Este pedido no se recoge en una tienda.'),
  'DELIVERY.PICKUP_CLOSED': row(409, 'Esta tienda no entrega pedidos por ahora. Elija otra.'),
  'DELIVERY.PICKUP_UNPROVEN': row(409, 'El código o el documento no es de este pedido.'),
  'DELIVERY.PICKUP_PAUSED': {
    status: 429,
    text: ({ minutes }) =>
      `Demasiados intentos con este pedido. Espere ${countText(Number(minutes), 'minuto', 'minutos')}.`,
  },
  'TILL.RECEIPT_NOT_FOUND': row(404, 'No hay una venta de esta tienda con ese número o código.'),
  'TILL.NOT_THIS_SHIFT': row(409, 'Solo se anula una venta de su turno abierto. Haga una devolución.'),
  'TILL.ALREADY_RETURNED': row(409, 'La venta ya tiene productos devueltos: devuelva los demás.'),
  'TILL.OFFLINE_SALE_UNPROVEN': row(
    409,
    'No pudimos comprobar los precios de esta venta sin conexión. Llame a la oficina.',
  ),
  'ORDERS.COUNTER_SALE': row(409, 'Es una venta de la caja: anúlela o devuélvala allí.'),
  'ORDERS.NOT_FOUND': row(404, 'El pedido no existe.'),
  'ORDERS.ALREADY_PAID': withDoneStep(409, 'El pedido ya está pagado.'),
  'ORDERS.NOT_PAID': row(409, 'El pedido no está pagado.'),
  'ORDERS.PAYMENT_VOIDED': row(
    409,
    'El pago de este pedido fue anulado y el dinero volvió al comprador. Cancele el pedido, pida otro pago o corrija el pago.',
  ),
  'ORDERS.NOTHING_KEPT': row(
    409,
    'Todos los productos del pedido fueron devueltos: no hay nada que facturar.',
  ),
  'ORDERS.PAID_WITHOUT_STOCK': row(
    409,
    'El pedido se pagó sin stock y todavía no hay unidades. Ingrese unidades y despáchelo de nuevo.',
  ),
  'ORDERS.ALREADY_DISPATCHED': withDoneStep(409, 'El pedido ya está despachado.'),
  'ORDERS.PAYMENT_PENDING': row(409, 'Hay un pago en proceso para este pedido. Espere su resultado.'),
  'ORDERS.WOMPI_BY_HAND': row(400, 'Los pagos con Wompi los confirma Wompi; no se registran a mano.'),
  'ORDERS.NOT_DISPATCHED': row(409, 'El pedido no está despachado.'),
  'ORDERS.CANCELLED': withDoneStep(409, 'El pedido está cancelado.'),
  'ORDERS.PAYMENT_METHOD_MISMATCH': row(400, TEXTS.paymentMethodRequired),
  'SIIGO.ALREADY_INVOICED': row(409, 'El pedido ya tiene una factura.'),
  'ORDERS.ALERT_OPEN': row(409, 'El pago tiene una revisión pendiente: ciérrela primero.'),
  'ORDERS.NO_BALANCE_DUE': row(409, 'El pedido no tiene saldo por cobrar.'),
  'SIIGO.DRAFT_WAITS': row(409, 'El pedido ya tiene un borrador que no se ha enviado a la DIAN.'),
  'SIIGO.INVOICE_NOT_FOUND': row(404, 'La factura no existe.'),
  'SIIGO.INVOICE_RUN_NOT_FOUND': row(404, 'Esa facturación de varios pedidos no existe.'),
  'SIIGO.INVOICE_NOT_ISSUED': row(409, 'La factura aún no está en SIIGO.'),
  'SIIGO.NOT_RETRYABLE': row(409, 'La factura no se puede enviar de nuevo en su estado actual.'),
  'SIIGO.NOT_CREDITABLE': row(409, 'Solo se anula con nota crédito una factura emitida.'),
  'SIIGO.CREDIT_EXCEEDED': row(
    409,
    'Otras notas crédito ya tomaron ese valor de la factura. Revise lo que queda y haga otra nota.',
  ),
  'SIIGO.PAYMENT_FROZEN': row(
    409,
    'El pedido ya tiene una factura con ese método de pago. Anúlela o acredítela y corrija el pago después; el número de la transacción sí se puede corregir.',
  ),
  'SIIGO.WITHHOLDING_FROZEN': row(
    409,
    'El pedido ya tiene una factura con esas retenciones. Acredítela y corrija las retenciones después.',
  ),
  'SIIGO.BUYER_FROZEN': row(
    409,
    'El pedido ya tiene una factura a nombre de ese comprador. Anúlela o acredítela y corrija los datos después.',
  ),
  'SIIGO.NOT_DRAFT': row(
    409,
    'Solo se envía, se edita o se anula un borrador o una factura que la DIAN rechazó. Actualice la página.',
  ),
  'SIIGO.INVOICE_REJECTED': {
    status: 422,
    text: ({ label }) => (label ? String(label) : 'La factura fue rechazada.'),
  },
  'SIIGO.CUSTOMER_NOT_FOUND': row(404, 'El cliente no está creado en el módulo de contabilidad.'),
  'SIIGO.PRODUCT_LINKED': row(409, 'El producto ya está enlazado con SIIGO.'),
  'SIIGO.PRODUCT_BUSY': row(409, 'El producto se está enlazando con SIIGO en este momento.'),
  'SIIGO.REJECTED': {
    status: 422,
    text: ({ explanation }) => (explanation ? String(explanation) : 'SIIGO no aceptó la solicitud.'),
  },
  'SIIGO.OUTCOME_UNKNOWN': row(
    503,
    'SIIGO no confirmó si recibió la solicitud. Intente de nuevo: primero se consultará lo que quedó registrado.',
  ),
  'ORDERS.NOT_OPEN_CARD_ORDER': row(409, 'Este pedido no tiene un pago pendiente con Wompi.'),
  'PAYMENTS.EVENT_MALFORMED': row(400, 'El evento de pago no se pudo leer.'),
  'PAYMENTS.EVENT_FORGED': row(403, 'La firma del evento de pago no es válida.'),
  'PAYMENTS.EVENT_OF_OTHER_ENVIRONMENT': row(
    403,
    'El evento de pago viene de un ambiente de Wompi distinto del de las llaves de la tienda.',
  ),
  'PAYMENTS.PROVIDER_UNAVAILABLE': row(
    503,
    'No pudimos consultar el pago con Wompi. Lo confirmaremos en cuanto responda.',
  ),
  'PAYMENTS.TRANSACTION_NOT_FOUND': row(404, 'No encontramos esa transacción.'),
  'SIIGO.UNAVAILABLE': row(503, 'El sistema de facturación no está disponible. Intente de nuevo más tarde.'),
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERROR_TABLE;
