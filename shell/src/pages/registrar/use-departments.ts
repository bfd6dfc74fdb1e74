import { useEffect, useState } from 'react';

interface Option {
  value: string;
  label: string;
}
interface Departments {
  departments: Option[];
  municipalitiesOf: (department: string) => Option[];
}

const NONE: Departments = { departments: [], municipalitiesOf: () => [] };

export function useDepartments(): Departments {
  const [departments, setDepartments] = useState<Departments>(NONE);
  useEffect(() => {
    let isCurrent = true;
    void import('@lacteos/contracts/divipola').then(({ DEPARTMENTS }) => {
      if (!isCurrent) return;
      setDepartments({
        departments: DEPARTMENTS.map(({ code, name }) => ({ value: code, label: name })),
        municipalitiesOf: (department) =>
          (DEPARTMENTS.find(({ code }) => code === department)?.municipalities ?? []).map(
            ([value, label]) => ({
              value,
              label,
            }),
          ),
      });
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return departments;
}
