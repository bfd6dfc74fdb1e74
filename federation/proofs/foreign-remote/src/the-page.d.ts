declare module 'the-page' {
  /** A part of this release, by the name it has in the build. */
  export const loadPart: <Exports extends object>(name: string) => Promise<Exports>;
}
