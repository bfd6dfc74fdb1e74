import { clearableChoice } from '@lacteos/ui/antd';
import { Select } from 'antd';

import { BY_FOLDED_LABEL, MUNICIPALITY_OPTIONS, PLACE_OPTIONS } from '../model/place-options';

interface FieldProps<Value> {
  id?: string;
  value?: Value;
  onChange?: (value: Value) => void;
  placeholder?: string;
  'aria-label'?: string;
}

export const PlacesSelect = (field: FieldProps<string[]>) => (
  <Select<string[]>
    {...field}
    mode="multiple"
    showSearch={BY_FOLDED_LABEL}
    allowClear={clearableChoice}
    options={[...PLACE_OPTIONS]}
  />
);

export const MunicipalitySelect = (field: FieldProps<string>) => (
  <Select<string> {...field} showSearch={BY_FOLDED_LABEL} options={[...MUNICIPALITY_OPTIONS]} />
);
