interface ReadList {
  isError: boolean;
  data: unknown;
  error: { status: number } | null;
}

/** Never read, or refused by the server. Rows stay when only the network is lost. */
export const hasListFailed = ({ isError, data, error }: ReadList): boolean =>
  isError && (data === undefined || (error !== null && error.status >= 400 && error.status < 500));
