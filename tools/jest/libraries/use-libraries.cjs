// Each library is the one of the script, loaded by its first import. Specs of the page server have no window.
const libraries = { exports: {} };
globalThis.startLibraries?.(libraries, libraries.exports, jest);

for (const [name, load] of Object.entries(libraries.exports)) jest.mock(name, load);
