/** Has no stack, because build tools print it: its reader is whoever wrote the manifest. */
export class ManifestError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ManifestError';
    this.stack = `${this.name}: ${message}`;
  }
}
