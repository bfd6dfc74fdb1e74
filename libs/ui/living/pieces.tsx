import { Alert as OfficeAlert, Button as OfficeButton, Empty, Form, Input, Switch, Table, Tag } from 'antd';
import { useState, type ReactNode } from 'react';
import {
  Alert,
  Button,
  Checkbox,
  EmptyState,
  ErrorSummary,
  HelpAside,
  Modal,
  notify,
  PasswordField,
  PriceAmount,
  SelectField,
  Skeleton,
  Spinner,
  TextField,
} from '../src';
import { DayField, LoadFailure, MoneyField, StatusText } from '../src/antd';
import { emptyDrawing } from '../src/antd/empty-drawing';

const nothing = (): void => undefined;
const ERRORS = [{ fieldId: 'living-mail', text: 'Escriba su correo.' }];
const KINDS = ['success', 'info', 'warning', 'error'] as const;
const ROWS = [
  { key: 1, order: 'Pedido 7', state: 'Pagado', total: '$ 49.028,00' },
  { key: 2, order: 'Pedido 9', state: 'Sin pagar', total: '$ 41.531,00' },
];

const ShopDialog = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Abrir el diálogo
      </Button>
      {isOpen && (
        <Modal title="¿Vaciar el carrito?" onClose={() => setOpen(false)}>
          <p>Los productos siguen en la tienda.</p>
          <Button look="danger" onClick={() => setOpen(false)}>
            Vaciar
          </Button>
        </Modal>
      )}
    </>
  );
};

const shopButtons = (
  <>
    <Button>Agregar</Button>
    <Button look="secondary">Detalles</Button>
    <Button look="quiet">Cambiar</Button>
    <Button look="danger">Eliminar</Button>
    <Button disabled>Agotado</Button>
    <Button isPending>Guardando</Button>
  </>
);
const officeButtons = (
  <>
    <OfficeButton type="primary">Guardar</OfficeButton>
    <OfficeButton>Imprimir</OfficeButton>
    <OfficeButton danger>Eliminar</OfficeButton>
    <OfficeButton type="link">Detalles</OfficeButton>
    <OfficeButton disabled>Facturar</OfficeButton>
    <OfficeButton type="primary" loading>
      Enviando
    </OfficeButton>
  </>
);
const shopFields = (
  <>
    <TextField label="Correo electrónico" hint="Lo usará para iniciar sesión" />
    <TextField label="Ciudad" error="Elija una ciudad." defaultValue="Villavo" />
    <TextField label="Nombre" disabled defaultValue="Lucía" />
    <TextField label="Buscar" type="search" defaultValue="arequipe" />
    <PasswordField label="Contraseña" />
    <SelectField
      label="Departamento"
      options={[{ value: 'meta', label: 'Meta' }]}
      placeholder="Seleccione..."
    />
    <Checkbox label="Recordarme" hint="Durante 30 días" />
  </>
);
const officeFields = (
  <Form layout="vertical" noValidate>
    <Form.Item label="Nombre" required>
      <Input placeholder="Escriba el nombre" />
    </Form.Item>
    <Form.Item label="Guía" validateStatus="error" help="Escriba la guía.">
      <Input />
    </Form.Item>
    <Form.Item label="Precio">
      <MoneyField value={12500} onChange={nothing} />
    </Form.Item>
    <Form.Item label="Fecha">
      <DayField value="2026-11-24" onChange={nothing} />
    </Form.Item>
    <Switch defaultChecked checkedChildren="Sí" unCheckedChildren="No" />{' '}
    <Switch checkedChildren="Sí" unCheckedChildren="No" />
  </Form>
);
const officeMessages = KINDS.map((kind) => (
  <OfficeAlert key={kind} type={kind} showIcon title="Un mensaje" description="Lo que se puede hacer." />
));

export const PIECES: Record<string, { shop?: ReactNode; office?: ReactNode }> = {
  button: { shop: shopButtons, office: officeButtons },
  'field with label, hint and error': { shop: shopFields, office: officeFields },
  'errors of a form, listed': { shop: <ErrorSummary errors={ERRORS} attempt={0} /> },
  'what could not be loaded': {
    shop: (
      <>
        <Alert title="No pudimos cargarlo">Intente de nuevo.</Alert>
        <Alert kind="warning" title="Se está agotando" />
        <Alert kind="info" title="Envío gratis desde $ 80.000" />
        <Skeleton rows={3} />
        <Spinner />
      </>
    ),
    office: <LoadFailure error={{ status: 500, message: 'Falla' }} isRetrying={false} onRetry={nothing} />,
  },
  'short message': {
    shop: (
      <>
        <Button look="secondary" onClick={() => notify('success', '¡Éxito!', 'Registro exitoso!.')}>
          Éxito
        </Button>
        <Button look="secondary" onClick={() => notify('error', 'Error', 'Revise su conexión.')}>
          Error
        </Button>
      </>
    ),
    office: officeMessages,
  },
  dialog: { shop: <ShopDialog /> },
  price: { shop: <PriceAmount amount="$ 14.875,00" vat="IVA incluido" net="$ 12.500,00 sin IVA" /> },
  'state of a row': {
    office: (
      <>
        <StatusText tone="good">Aprobado</StatusText> <StatusText tone="open">Pendiente</StatusText>{' '}
        <StatusText tone="bad">Cancelado</StatusText> <Tag color="warning">Atrasado</Tag>
        <Table
          rowSelection={{ selectedRowKeys: [2] }}
          columns={['order', 'state', 'total'].map((name) => ({ key: name, dataIndex: name, title: name }))}
          dataSource={ROWS}
          pagination={false}
        />
      </>
    ),
  },
  'help beside a short page': { shop: <HelpAside current="entregas" /> },
  'empty list': {
    shop: <EmptyState title="Su carrito está vacío" text="Mire lo que hay hoy." />,
    office: <Empty image={emptyDrawing} description="Todavía no hay pedidos." />,
  },
};
