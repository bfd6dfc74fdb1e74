// jsdom searches the whole document for a field's labels, once per field: a third of the time of a form's spec.
const around = (field) => {
  const parent = field.parentElement;
  if (parent === null || parent.localName === 'label') return parent;
  return around(parent);
};

const labelsOf = (field) => {
  if (field.type === 'hidden') return null;
  const isNamed = field.id !== '' && field.ownerDocument.getElementById(field.id) === field;
  const labels = isNamed
    ? [...field.ownerDocument.getElementsByTagName('label')].filter(({ htmlFor }) => htmlFor === field.id)
    : [];
  const parent = around(field);
  return parent === null || parent.hasAttribute('for') ? labels : [parent, ...labels];
};

if (typeof window !== 'undefined')
  for (const name of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'])
    Object.defineProperty(globalThis[`HTML${name}Element`].prototype, 'labels', {
      configurable: true,
      get() {
        return labelsOf(this);
      },
    });
