const NAME = /[^/]+(\.\w+)$/;

/** Address of a module beside another one, compiled or not as that is. @param url `import.meta.url` of the other */
export const siblingModule = (url: string, name: string): URL => new URL(url.replace(NAME, `${name}$1`));
