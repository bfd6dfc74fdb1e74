/** Of the browser's own bars: the token `--milk`, on which the header lies. */
export const THEME_COLOURS = { light: '#ffffff', dark: '#221a14' } as const;

// The shell's script follows the visitor's choice by `data-scheme`.
/** The lines of the head for them. */
export const themeColours = Object.entries(THEME_COLOURS).map(
  ([scheme, colour]) =>
    `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${scheme})" data-scheme="${scheme}">`,
);
