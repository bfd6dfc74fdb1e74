interface ReadList {
  isError: boolean;
  data: unknown;
  error: { status: number } | null;
}

/** Whether nothing can be shown of a list: it was never read, or the server refused it; rows outlast a lost network. */
export const isListLost = ({ isError, data, error }: ReadList): boolean =>
  isError && (data === undefined || (error !== null && error.status >= 400 && error.status < 500));
