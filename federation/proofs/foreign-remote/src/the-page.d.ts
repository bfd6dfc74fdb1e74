declare module 'the-page' {
  export const loadPart: <Exports extends object>(name: string) => Promise<Exports>;
}
