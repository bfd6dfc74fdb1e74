/** Colours of the browser's bars; equal to the token `--milk`. */
export const THEME_COLOURS = { light: '#ffffff', dark: '#221a14' } as const;

// The shell's script follows the visitor's choice by `data-scheme`.
export const themeColours = Object.entries(THEME_COLOURS).map(
  ([scheme, colour]) =>
    `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${scheme})" data-scheme="${scheme}">`,
);
