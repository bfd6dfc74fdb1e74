/** One partner store of the demo; its picture is api/seed-pictures/store-<number>.svg, counted from 1. */
export interface DemoStore {
  name: string;
  address: string;
  phone: string;
  city: string;
  department: string;
}

/** The demo's partner stores, in the order in which they are created; the demo cashier sells from the first. */
export const DEMO_STORES: readonly DemoStore[] = [
  {
    name: 'Punto Barzal',
    address: 'Carrera 40 # 33-18, Barzal',
    phone: '3104567001',
    city: 'Villavicencio',
    department: 'Meta',
  },
  {
    name: 'La Vaquería de Acacías',
    address: 'Calle 14 # 20-45, Centro',
    phone: '3104567002',
    city: 'Acacías',
    department: 'Meta',
  },
  {
    name: 'Delicias del Ariari',
    address: 'Carrera 15 # 17-60, Centro',
    phone: '3104567003',
    city: 'Granada',
    department: 'Meta',
  },
  {
    name: 'Salinas Lácteas',
    address: 'Calle 9 # 6-22, Parque principal',
    phone: '3104567004',
    city: 'Restrepo',
    department: 'Meta',
  },
  {
    name: 'Rincón de Cumaral',
    address: 'Carrera 20 # 11-08, Centro',
    phone: '3104567005',
    city: 'Cumaral',
    department: 'Meta',
  },
  {
    name: 'Puerto Cremoso',
    address: 'Calle 6 # 5-31, Malecón',
    phone: '3104567006',
    city: 'Puerto López',
    department: 'Meta',
  },
];
