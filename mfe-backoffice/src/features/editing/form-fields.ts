/** antd's convention. */
const errorsIdOf = (field: string): string => `${field}_help`;

/** Links inputs to their error texts. Pass a field's `fieldProps` as second argument, or the link is lost. */
export const fieldsOf =
  <Field extends string>(labels: Readonly<Record<Field, string>>) =>
  <const Props extends object = object>(name: Field, fieldProps?: Props) => ({
    name,
    label: labels[name],
    fieldProps: { 'aria-describedby': errorsIdOf(name), ...(fieldProps as Props) },
  });

export const problemIdOf = (field: string): string => `${field}-problem`;

export const problemLink = (field: string, problem: string | undefined) =>
  problem ? { 'aria-invalid': true, 'aria-describedby': problemIdOf(field) } : {};
