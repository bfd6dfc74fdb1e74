export { Answers } from './api-answer.js';
export { FailureDto, PageMetaDto } from './envelope.dto.js';
export { EnvelopeInterceptor, paged, RawAnswer, type Paged } from './envelope.interceptor.js';
export {
  BooleanField,
  DayField,
  EmailField,
  EnumField,
  IdArrayField,
  IdField,
  IntField,
  MomentField,
  MoneyField,
  NestedArrayField,
  NestedField,
  TextArrayField,
  TextField,
} from './field-decorators.js';
export { GatheredFlights } from './gathered-flights.js';
export { IdParam } from './id-param.pipe.js';
export { ListQuery, pageOf, sortOf, SortField, type Page } from './list-query.js';
export { sendRevalidated, taggedBody, type TaggedBody } from './revalidated.js';
export { SECURITY_HEADERS } from './security-headers.js';
export { SharedFlights } from './shared-flights.js';
export { createValidationPipe } from './validation.pipe.js';
export { AcceptsFile, readUpload, refuseFilesElsewhere, type Upload } from './upload.js';
