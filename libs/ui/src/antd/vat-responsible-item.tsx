import { isVatResponsible, type PersonType } from '@lacteos/contracts/reference/reference-data';
import { Form, Switch } from 'antd';

/** Default until chosen: yes for companies, no for persons. */
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
