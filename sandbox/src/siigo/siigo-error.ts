/** A refusal in SIIGO's own terms; the server turns it into the documented envelope. */
export class SiigoError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly params: readonly string[] = [],
    readonly hasDetail = true,
  ) {
    super(message);
    this.name = 'SiigoError';
  }
}

/** SIIGO's error envelope, in PascalCase as the service sends it. */
export const siigoEnvelope = ({ status, code, message, params, hasDetail }: SiigoError): object => ({
  Status: status,
  Errors: [
    {
      Code: code,
      Message: message,
      Params: params,
      Detail: hasDetail
        ? `Check the API documentation: https://developer.siigo.com/introduction/codigos-de-error/${code}`
        : null,
    },
  ],
});
