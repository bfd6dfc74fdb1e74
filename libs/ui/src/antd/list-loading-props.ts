import type { SelectProps } from 'antd';

/** State of the call that reads a select's list; a TanStack Query result fits. */
export interface ListRead {
  /** The list is on its way and none was read before. */
  isLoading: boolean;
  isError: boolean;
  refetch: () => unknown;
}

/**
 * Properties of a select whose list is read from the API: while it loads, the open list says so instead of
 * 'No hay datos'; after a failure it says that, and opening it retries.
 */
export const listLoadingProps = ({
  isLoading,
  isError,
  refetch,
}: ListRead): Pick<SelectProps, 'loading' | 'notFoundContent' | 'onOpenChange'> => ({
  loading: isLoading,
  ...(isLoading && { notFoundContent: 'Cargando..' }),
  ...(isError &&
    !isLoading && {
      notFoundContent: 'No se pudo leer la lista. Ciérrela y ábrala para intentarlo de nuevo.',
    }),
  onOpenChange: (isOpen) => {
    if (isOpen && isError) void refetch();
  },
});
