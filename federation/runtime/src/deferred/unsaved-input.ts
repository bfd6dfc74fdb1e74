let typedAt: string | null = null;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

export const watchInput = (): void => {
  const remember = ({ target }: Event): void => {
    if (isField(target)) typedAt = window.location.pathname;
  };
  document.addEventListener('input', remember, true);
  document.addEventListener('change', remember, true);
};

export const hasUnsavedInput = (): boolean => typedAt === window.location.pathname;
