import { isVatResponsible, type PersonType } from '@lacteos/contracts/reference/reference-data';
import { Form, Switch } from 'antd';

/** 'Responsable de IVA' of a form with `person_type`: until somebody says it, companies are and persons are not. */
export function VatResponsibleItem() {
  const personType = Form.useWatch<PersonType | undefined>('person_type') ?? 'Person';
  return (
    <Form.Item
      name="vat_responsible"
      label="Responsable de IVA"
      getValueProps={(said?: boolean) => ({ checked: isVatResponsible(personType, said) })}
    >
      <Switch checkedChildren="Si" unCheckedChildren="No" />
    </Form.Item>
  );
}
