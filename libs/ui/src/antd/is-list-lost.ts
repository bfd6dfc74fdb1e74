interface ReadList {
  isError: boolean;
  data: unknown;
  error: { status: number } | null;
}

/** Whether nothing of a list can be shown: it was never read, or the server refused it. Rows stay when the network is lost. */
export const isListLost = ({ isError, data, error }: ReadList): boolean =>
  isError && (data === undefined || (error !== null && error.status >= 400 && error.status < 500));
