export interface SiigoProblem {
  readonly code: string;
  readonly message: string;
  readonly params: readonly string[];
  readonly hasDetail: boolean;
}

export const problem = (
  code: string,
  message: string,
  params: readonly string[] = [],
  hasDetail = true,
): SiigoProblem => ({ code, message, params, hasDetail });

export class SiigoRefusal extends Error {
  constructor(
    readonly status: number,
    readonly problems: readonly SiigoProblem[],
  ) {
    super(problems.map(({ message }) => message).join('; '));
    this.name = 'SiigoRefusal';
  }
}

export class SiigoError extends SiigoRefusal {
  constructor(
    status: number,
    code: string,
    message: string,
    params: readonly string[] = [],
    hasDetail = true,
  ) {
    super(status, [problem(code, message, params, hasDetail)]);
    this.name = 'SiigoError';
  }
}

/** PascalCase, as the service sends it. */
export const siigoEnvelope = ({ status, problems }: SiigoRefusal): object => ({
  Status: status,
  Errors: problems.map(({ code, message, params, hasDetail }) => ({
    Code: code,
    Message: message,
    Params: params,
    Detail: hasDetail
      ? `Check the API documentation: https://developer.siigo.com/introduction/codigos-de-error/${code}`
      : null,
  })),
});
