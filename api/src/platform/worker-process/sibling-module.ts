const NAME = /(?<![^/])[^/]+(\.\w+)$/;

/** Compiled or as source, like the caller. @param url `import.meta.url` of the caller */
export const siblingModule = (url: string, name: string): URL => new URL(url.replace(NAME, `${name}$1`));
