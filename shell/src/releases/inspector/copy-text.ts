import { notify } from '@lacteos/ui';

export const copyText = (text: string, done: string): void => {
  navigator.clipboard.writeText(text).then(
    () => notify('success', done),
    () => notify('error', 'No se pudo copiar', 'Selecciónelo y cópielo.'),
  );
};
