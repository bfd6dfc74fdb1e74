/** In place of the federation runtime's sentences: its errors still name their code and the page that explains it. */
export const runtimeDescMap = {};
/** The same. */
export const errorDescMap = {};
/** The same. */
export const buildDescMap = {};
/** The same. */
export const typeDescMap = {};
