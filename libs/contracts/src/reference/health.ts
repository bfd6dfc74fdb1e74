/** `page` wakes somebody, `ticket` waits for the morning. */
export const ALERT_SEVERITIES = ['page', 'ticket'] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

/** `age` is the time since a moment. */
export const FIGURE_UNITS = ['count', 'seconds', 'age'] as const;
export type FigureUnit = (typeof FIGURE_UNITS)[number];

export const HEALTH_CHECK_STATES = ['good', 'bad', 'unknown'] as const;
export type HealthCheckState = (typeof HEALTH_CHECK_STATES)[number];
