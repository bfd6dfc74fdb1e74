declare module 'the-page' {
  /** Part of this release, by its name in the build. */
  export const loadPart: <Exports extends object>(name: string) => Promise<Exports>;
}
