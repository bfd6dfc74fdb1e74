/** Id of the texts of a field's errors: antd gives it to them. */
const errorsIdOf = (field: string): string => `${field}_help`;

/**
 * Name, label and input of a form's field, by the labels of the form. The input is linked to the texts of its errors, which
 * ProComponents do not do; `fieldProps` of a field are given as second argument, so that the link is not lost.
 */
export const fieldsOf =
  <Field extends string>(labels: Readonly<Record<Field, string>>) =>
  <const Props extends object = object>(name: Field, fieldProps?: Props) => ({
    name,
    label: labels[name],
    fieldProps: { 'aria-describedby': errorsIdOf(name), ...(fieldProps as Props) },
  });

/** Id of the text that tells what is wrong with an input, by the input's id. */
export const problemIdOf = (field: string): string => `${field}-problem`;

/** Links an input to the text of its `FieldProblem`, by the input's id; without a problem there is nothing to link. */
export const problemLink = (field: string, problem: string | undefined) =>
  problem ? { 'aria-invalid': true, 'aria-describedby': problemIdOf(field) } : {};
