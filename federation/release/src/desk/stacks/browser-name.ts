const BROWSERS: readonly (readonly [name: string, version: RegExp])[] = [
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)(?:\.\d+)* (?:Mobile\/\S+ )?Safari/],
];

const systemOf = (userAgent: string): string => {
  if (/iPhone|iPad/.test(userAgent)) return 'iOS';
  if (userAgent.includes('Android')) return 'Android';
  if (userAgent.includes('Windows')) return 'Windows';
  if (userAgent.includes('Mac OS')) return 'macOS';
  return userAgent.includes('Linux') ? 'Linux' : '';
};

/** E.g. `Chrome 131, Android`; nothing finer is kept. */
export const browserName = (userAgent: string): string => {
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return [`${name} ${version}`, systemOf(userAgent)].filter(Boolean).join(', ');
  }
  return 'Otro';
};
