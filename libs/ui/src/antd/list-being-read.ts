import type { SelectProps } from 'antd';

/** What a choice needs to know of the call that reads its list; a result of TanStack Query is one. */
export interface ListRead {
  /** The list is on its way and none was read before. */
  isLoading: boolean;
  isError: boolean;
  refetch: () => unknown;
}

/**
 * Properties of a select whose list is read from the API: as long as it is on its way the open list says so instead of
 * 'No hay datos'; when it could not be read it says that, and opening it asks again.
 */
export const listBeingRead = ({
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
