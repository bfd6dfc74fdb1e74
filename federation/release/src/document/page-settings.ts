import type { ShellSettings } from '@lacteos/remote-kit/registry';

type Settings = Partial<ShellSettings>;

const SETTINGS = /(<script type="application\/json" id="shell-settings"[^>]*>)([\s\S]*?)(<\/script>)/;

/** Changes the settings that a shop's document embeds for its shell; documents without them stay as they are. */
export const changeSettings = (html: string, change: (settings: Settings) => Settings): string =>
  html.replace(SETTINGS, (_all, start: string, text: string, end: string) => {
    const changed = change(JSON.parse(text) as Settings);
    return `${start}${JSON.stringify(changed).replace(/</g, '\\u003c')}${end}`;
  });

export const addTrustedKey = (html: string, key: string): string =>
  changeSettings(html, (settings) => ({ ...settings, keys: [settings.keys, key].filter(Boolean).join() }));
