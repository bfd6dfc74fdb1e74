/** Drops the federation runtime's texts: errors still name their code and documentation page. */
export const runtimeDescMap = {};
export const errorDescMap = {};
export const buildDescMap = {};
export const typeDescMap = {};
