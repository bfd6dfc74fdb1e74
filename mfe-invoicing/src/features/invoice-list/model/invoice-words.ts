const MAIL_TEXTS: Readonly<Record<string, string>> = {
  not_sent: 'No enviado',
  sent: 'Enviado',
  read: 'Leído',
  failed_delivery: 'No entregado',
  commented: 'Comentado',
  process_of_sending: 'En envío',
  pending_send: 'Por enviar',
};

export const mailText = (state: string | null): string =>
  state ? (MAIL_TEXTS[state] ?? state) : 'No enviado';
