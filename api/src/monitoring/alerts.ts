import type { AlertSeverity, FigureUnit } from '@lacteos/contracts/reference/health';

interface Alert {
  /** Names the alert, its page in docs/runbooks, and its line on 'Salud'. */
  readonly key: string;
  /** `page` wakes an operator, `ticket` waits for the morning. */
  readonly severity: AlertSeverity;
  /** Minutes that the condition must last. */
  readonly forMinutes: number;
  readonly title: string;
  readonly advice: string;
}

/** Also shown on the page 'Salud'. */
export interface FigureAlert extends Alert {
  readonly figure: string;
  readonly subject: string;
  /** Counts only readings with these labels. */
  readonly labels?: Readonly<Record<string, readonly string[]>>;
  /** `age`: the figure is a time in seconds since 1970 and is compared by its age. */
  readonly unit: FigureUnit;
  /** Compared with the sum; of seconds the maximum, of an age the newest. */
  readonly above: number;
}

export interface SeriesAlert extends Alert {
  readonly expression: string;
  /** Series of one minute that fire the alert, in `promtool test rules` notation. */
  readonly example: Readonly<Record<string, string>>;
}

export const FIGURE_ALERTS: readonly FigureAlert[] = [
  {
    key: 'stock-off-ledger',
    figure: 'stock_levels_off_ledger',
    unit: 'count',
    above: 0,
    forMinutes: 0,
    severity: 'page',
    subject: 'Existencias iguales a su historial',
    title: 'Existencias que no coinciden con su historial',
    advice: 'No ajuste existencias a mano. Corra la revisión de existencias y busque el último movimiento.',
  },
  {
    key: 'outbox-late',
    figure: 'outbox_oldest_due_seconds',
    unit: 'seconds',
    above: 300,
    forMinutes: 5,
    severity: 'page',
    subject: 'Espera de las tareas (correos, reservas, facturas)',
    title: 'Tareas atrasadas (correos, reservas, facturas)',
    advice: 'Revise que la API corra y que el correo, Wompi y SIIGO respondan.',
  },
  {
    key: 'messages-given-up',
    figure: 'outbox_dead_messages',
    unit: 'count',
    above: 0,
    forMinutes: 0,
    severity: 'ticket',
    subject: 'Mensajes sin entregar',
    title: 'Mensajes sin entregar',
    advice: "Ábralos en 'Mensajes sin entregar': corrija la causa e intente de nuevo.",
  },
  {
    key: 'holds-late',
    figure: 'order_holds_late',
    unit: 'count',
    above: 0,
    forMinutes: 5,
    severity: 'ticket',
    subject: 'Reservas vencidas por liberar',
    title: 'Reservas vencidas que siguen ocupando existencias',
    advice: 'Las libera la API sola; si siguen aquí, revise las tareas atrasadas.',
  },
  {
    key: 'payments-late',
    figure: 'wompi_payments_late',
    unit: 'count',
    above: 0,
    forMinutes: 15,
    severity: 'ticket',
    subject: 'Pagos de Wompi pendientes por más de una hora',
    title: 'Pagos de Wompi pendientes desde hace más de una hora',
    advice: 'Revise en el panel de Wompi la dirección de eventos y las llaves.',
  },
  {
    key: 'payments-to-check',
    figure: 'payment_alerts',
    unit: 'count',
    above: 0,
    forMinutes: 0,
    severity: 'ticket',
    subject: 'Pedidos con un pago por revisar',
    title: 'Pedidos con un pago por revisar',
    advice: 'Ábralos en Pedidos y use el botón de su alerta.',
  },
  {
    key: 'invoices-stuck',
    figure: 'siigo_oldest_document_seconds',
    unit: 'seconds',
    above: 3_600,
    forMinutes: 5,
    severity: 'page',
    subject: 'Espera de las facturas en proceso',
    title: 'Facturas que esperan a SIIGO o a la DIAN hace más de una hora',
    advice: 'Revise el estado de SIIGO; las facturas se envían solas cuando responde.',
  },
  {
    key: 'invoices-refused',
    figure: 'siigo_documents',
    labels: { state: ['rejected', 'failed'] },
    unit: 'count',
    above: 0,
    forMinutes: 0,
    severity: 'ticket',
    subject: 'Facturas rechazadas',
    title: 'Facturas rechazadas',
    advice: "Ábralas en 'Listar facturas generadas en SIIGO': cada una dice qué corregir.",
  },
  {
    key: 'siigo-paused',
    figure: 'siigo_pause_seconds',
    unit: 'seconds',
    above: 30,
    forMinutes: 10,
    severity: 'ticket',
    subject: 'Pausas que pide SIIGO',
    title: 'SIIGO pide esperar (límite de solicitudes)',
    advice: 'Revise qué otro programa usa la misma cuenta de SIIGO.',
  },
  {
    key: 'database-damaged',
    figure: 'database_damage',
    unit: 'count',
    above: 0,
    forMinutes: 0,
    severity: 'page',
    subject: 'Archivo de la base de datos sin daños',
    title: 'El archivo de la base de datos está dañado',
    advice: 'No reinicie la API: copie el archivo y restaure la última copia de seguridad.',
  },
  {
    key: 'pool-exhausted',
    figure: 'database_pool_waiting',
    unit: 'count',
    above: 0,
    forMinutes: 2,
    severity: 'page',
    subject: 'Espera por una conexión a la base de datos',
    title: 'Peticiones que esperan una conexión a la base de datos',
    advice: 'Busque sentencias lentas o bloqueos en la base de datos.',
  },
  {
    key: 'backup-late',
    figure: 'backup_last_success_timestamp_seconds',
    labels: { kind: ['full'] },
    unit: 'age',
    above: 93_600,
    forMinutes: 0,
    severity: 'page',
    subject: 'Última copia de seguridad completa',
    title: 'Sin copia de seguridad completa en las últimas 26 horas',
    advice: 'Corra la copia a mano y lea por qué falló la de anoche.',
  },
  {
    key: 'backup-log-late',
    figure: 'backup_last_success_timestamp_seconds',
    labels: { kind: ['log'] },
    unit: 'age',
    above: 900,
    forMinutes: 0,
    severity: 'page',
    subject: 'Última copia de los cambios',
    title: 'Sin copia de los últimos cambios desde hace 15 minutos',
    advice: 'Corra la copia a mano y lea por qué falló la última.',
  },
];

export const SERIES_ALERTS: readonly SeriesAlert[] = [
  {
    key: 'api-down',
    expression: 'up{job="lacteos-api"} == 0',
    example: { 'up{job="lacteos-api",instance="a"}': '1 0x40' },
    forMinutes: 1,
    severity: 'page',
    title: 'Una réplica de la API no responde',
    advice: 'Lea sus últimas líneas de registro y reiníciela.',
  },
  {
    key: 'answers-fail',
    expression:
      'sum(rate(http_request_duration_seconds_count{status=~"5.."}[5m])) / sum(rate(http_request_duration_seconds_count[5m])) > 0.01',
    example: {
      'http_request_duration_seconds_count{status="200"}': '0+90x40',
      'http_request_duration_seconds_count{status="500"}': '0+10x40',
    },
    forMinutes: 5,
    severity: 'page',
    title: 'Más del 1 % de las respuestas son errores',
    advice: 'Busque en el registro las líneas con nivel error.',
  },
  {
    key: 'answers-slow',
    expression:
      'histogram_quantile(0.99, sum by (le) (rate(http_request_duration_seconds_bucket[5m]))) > 2.5',
    example: {
      'http_request_duration_seconds_bucket{le="2.5"}': '0+90x40',
      'http_request_duration_seconds_bucket{le="10"}': '0+100x40',
      'http_request_duration_seconds_bucket{le="+Inf"}': '0+100x40',
    },
    forMinutes: 10,
    severity: 'ticket',
    title: 'Respuestas lentas',
    advice: 'Mire qué ruta tarda y la base de datos.',
  },
  {
    key: 'memory-high',
    expression: 'process_resident_memory_bytes{job="lacteos-api"} > 400e6',
    example: { 'process_resident_memory_bytes{job="lacteos-api"}': '500000000x40' },
    forMinutes: 15,
    severity: 'ticket',
    title: 'Memoria alta en un proceso de la API',
    advice: 'Guarde el registro y reinicie la réplica en un momento tranquilo.',
  },
  {
    key: 'log-lines-dropped',
    expression: 'increase(log_lines_dropped_total[10m]) > 0',
    example: { log_lines_dropped_total: '0+1x40' },
    forMinutes: 0,
    severity: 'ticket',
    title: 'Se pierden líneas del registro',
    advice: 'Revise el disco del registro.',
  },
];
