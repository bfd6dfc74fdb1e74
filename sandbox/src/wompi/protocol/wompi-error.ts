export type WompiErrorType =
  | 'INVALID_ACCESS_TOKEN'
  | 'NOT_FOUND_ERROR'
  | 'INPUT_VALIDATION_ERROR'
  | 'UNPROCESSABLE';

export class WompiError extends Error {
  constructor(
    readonly status: number,
    readonly type: WompiErrorType,
    readonly detail: string | Readonly<Record<string, string>>,
  ) {
    super(typeof detail === 'string' ? detail : JSON.stringify(detail));
  }

  /** Wompi reports only the first invalid field. */
  static ofField(field: string, text: string): WompiError {
    return new WompiError(422, 'INPUT_VALIDATION_ERROR', { [field]: text });
  }

  static notFound(): WompiError {
    return new WompiError(404, 'NOT_FOUND_ERROR', 'La entidad solicitada no existe');
  }

  get envelope(): unknown {
    const { type, detail } = this;
    if (typeof detail === 'string') return { error: { type, reason: detail } };
    const messages = Object.fromEntries(Object.entries(detail).map(([field, text]) => [field, [text]]));
    return { error: { type, messages } };
  }
}
