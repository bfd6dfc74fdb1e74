import { SHELL_SETTINGS_ID, type ShellSettings } from '@lacteos/remote-kit';

export const NO_SETTINGS: ShellSettings = {
  keys: '',
  picks: {},
  reportSample: 0,
  widgetOrigins: [],
};

/** Without settings no key is known and every registry is rejected. */
export const readShellSettings = (): ShellSettings => {
  const text = document.getElementById(SHELL_SETTINGS_ID)?.textContent;
  return text ? { ...NO_SETTINGS, ...(JSON.parse(text) as Partial<ShellSettings>) } : NO_SETTINGS;
};
