/** Options of swc for sources of Node packages. */
export const compilation = {
  parser: { syntax: 'typescript', decorators: true },
  transform: { legacyDecorator: true, decoratorMetadata: true },
  target: 'es2022',
};
