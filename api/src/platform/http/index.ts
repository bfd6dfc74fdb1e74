export { API_PREFIX } from './api-prefix.js';
export { Answers } from './api-answer.js';
export { clientAddress, ClientAddress } from './client-address.js';
export { FailureDto, MethodSumDto, PageMetaDto } from './envelope.dto.js';
export { EnvelopeInterceptor, paged, RawAnswer, type Paged } from './envelope.interceptor.js';
export { BooleanField, EnumArrayField, EnumField } from './fields/choice-fields.js';
export { DayField } from './fields/day-field.js';
export { AccountDocumentField, DocumentField } from './fields/document-field.js';
export { NestedArrayField, NestedField } from './fields/nested-fields.js';
export {
  DecimalField,
  IdArrayField,
  IdField,
  IntField,
  MoneyField,
  PercentField,
} from './fields/number-fields.js';
export { Satisfies } from './fields/satisfies.js';
export {
  DigitsField,
  EmailField,
  MomentField,
  NameField,
  PhoneField,
  PictureField,
  SecretField,
  TextArrayField,
  TextField,
} from './fields/text-fields.js';
export { BatchQueue } from './batch-queue.js';
export { IdParam } from './id-param.pipe.js';
export { acceptJsonOnly } from './json-body.js';
export { ListQuery, MAX_PAGE_SIZE, pageOf, PageQuery, sortOf, SortField, type Page } from './list-query.js';
export { sendRevalidated, taggedBody, type TaggedBody } from './revalidated.js';
export { addApiHeaders } from './security-headers.js';
export { SingleFlight } from './single-flight.js';
export { createValidationPipe } from './validation.pipe.js';
export { AcceptsFile, readUpload, refuseFilesElsewhere, type Upload } from './upload.js';
