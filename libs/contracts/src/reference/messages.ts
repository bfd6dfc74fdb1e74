export const MESSAGE_FAILURE_TEXTS = {
  rejected: 'El servidor de correo rechazó la dirección o el mensaje.',
  unreachable: 'No se pudo conectar con el servicio.',
  timeout: 'El servicio no respondió a tiempo.',
  login: 'El servidor de correo no aceptó el usuario o la contraseña de la tienda.',
  restored: 'La tienda se restauró de una copia: este mensaje pudo haberse enviado antes.',
  unexpected: 'Ocurrió un error inesperado; el detalle está en los registros del servidor.',
} as const;
export type MessageFailure = keyof typeof MESSAGE_FAILURE_TEXTS;
export const MESSAGE_FAILURES = Object.keys(MESSAGE_FAILURE_TEXTS) as MessageFailure[];

/** By topic; a spec of the API compares them with the registered topics. */
export const MESSAGE_TOPICS: Readonly<Record<string, string>> = {
  'order-placed': 'Correo de pedido recibido',
  'order-expired': 'Correo de reserva vencida',
  'order.paid': 'Correo de pago recibido',
  'order.dispatched': 'Correo de despacho',
  'users.recovery-requested': 'Correo con el código de recuperación',
  'users.account-changed': 'Correo de un cambio en la cuenta',
  'users.verification-requested': 'Correo para verificar la dirección',
  'users.password-changed': 'Correo de cambio de contraseña',
  'users.account-notice': 'Correo de un cambio propio en la cuenta',
  'users.email-change-requested': 'Correo con el código para un correo nuevo',
  'users.email-changed': 'Correo de cambio de correo',
  'privacy.erased': 'Correo de cuenta eliminada',
  'weekly-mail': 'Correo semanal',
  'weekly-mails-due': 'Revisión de los correos semanales',
  'wishes.restock-check': 'Revisión de avisos de disponibilidad',
  'wishes.restock-mail': 'Correo de producto disponible',
  'order.after-sale': 'Correo de cancelación o devolución',
  'claims.mail': 'Correo de una petición, queja o reclamo',
  'claims.remove-old': 'Limpieza de peticiones, quejas y reclamos',
  'order.credit-due': 'Nota crédito de una cancelación o devolución',
  'refund.step': 'Devolución de dinero',
  'refund.done': 'Cierre de una devolución de dinero',
  'siigo.invoice-run-row': 'Factura de un grupo de pedidos',
  'order-hold-ends': 'Vencimiento de una reserva',
  'reconcile-payment': 'Consulta de un pago a Wompi',
  'confirm-payment': 'Confirmación de un pago de Wompi',
  'orders.remove-old-return-pictures': 'Limpieza de las fotos de devoluciones',
  'orders.remove-old-search-words': 'Limpieza de la búsqueda de pedidos',
  'users.remove-old-sessions': 'Limpieza de sesiones terminadas',
  'platform.remove-old-audit': 'Limpieza de la auditoría',
  'platform.remove-old-keys': 'Limpieza de identificadores de solicitudes',
  'siigo.document': 'Factura o nota crédito en SIIGO',
  'siigo.note-mail': 'Correo de una nota crédito',
  'siigo.comparison': 'Comparación nocturna con SIIGO',
  'siigo.sync-customers': 'Lectura de clientes de SIIGO',
  'siigo.keep-customer': 'Lectura de un cliente de SIIGO',
  'siigo.link-product': 'Producto por crear en SIIGO',
  'siigo.read-product': 'Datos contables por leer de SIIGO',
};

/** SIIGO's words for the mail of a document. */
export const INVOICE_MAIL_TEXTS: Readonly<Record<string, string>> = {
  not_sent: 'No enviado',
  sent: 'Enviado',
  read: 'Leído',
  failed_delivery: 'No entregado',
  commented: 'Comentado',
  process_of_sending: 'En envío',
  pending_send: 'Por enviar',
};
