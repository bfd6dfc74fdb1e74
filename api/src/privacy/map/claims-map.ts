import { nothingPersonal, type PersonalDataMap } from './map-types.js';

/** Claims; `claim_numbers`, kinds and days stay as proof that the shop answered in time. */
export const CLAIMS_MAP: PersonalDataMap = {
  claim_numbers: nothingPersonal('year', 'last'),
  claims: {
    personal: {
      name: ['nombre', 'claims', 'erased'],
      id_type: ['tipo de documento', 'claims', 'account'],
      document_key: ['documento', 'claims', 'erased'],
      email: ['correo', 'claims', 'erased'],
      phone: ['teléfono', 'claims', 'erased'],
      order_id: ['pedido', 'claims', 'erased'],
      user_id: ['cuenta', 'claims', 'erased'],
      assignee_id: ['quién responde', 'claims', 'account'],
      harm: ['daño a la salud', 'claims', 'account'],
      request_key: ['huella de la solicitud', 'claims', 'account'],
      search_text: ['nombre, documento y correo para buscar', 'claims', 'erased'],
    },
    other: [
      ...['id', 'year', 'serial', 'kind', 'state', 'product_id', 'harm_due_on', 'harm_reported_at', 'due_on'],
      ...['is_prolonged', 'received_at', 'updated_at', 'version'],
    ],
  },
  claim_entries: {
    personal: {
      author_id: ['quién respondió', 'proof', 'account'],
      text: ['mensajes y notas', 'claims', 'erased'],
      request_key: ['huella de la solicitud', 'claims', 'account'],
    },
    other: ['id', 'claim_id', 'kind', 'at'],
  },
  claim_files: {
    personal: { name: ['nombre del archivo', 'claims', 'erased'] },
    other: ['id', 'claim_id', 'entry_id', 'kind', 'size', 'created_at'],
  },
  claim_file_parts: {
    personal: { bytes: ['archivo', 'claims', 'erased'] },
    other: ['file_id', 'part'],
  },
};
