const kilobytes = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 0 });

/** '240 kB'. */
export const formatKilobytes = (bytes: number): string => `${kilobytes.format(Math.ceil(bytes / 1000))} kB`;
