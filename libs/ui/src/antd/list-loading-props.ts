import type { SelectProps } from 'antd';

export interface ListRead {
  isLoading: boolean;
  isError: boolean;
  refetch: () => unknown;
}

/** Shows loading instead of 'No hay datos'; after a failure, opening retries. */
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
