import { EnumField, IntField, TextField } from '#platform/http/index.js';
import { CLAIM_FILE_KINDS, type ClaimFileKind } from './claim-file.entity.js';

class FileFactsDto {
  @TextField()
  name: string;

  @EnumField(CLAIM_FILE_KINDS)
  kind: ClaimFileKind;

  @IntField({ description: 'In bytes' })
  size: number;
}

export class UploadedClaimFileDto extends FileFactsDto {
  @TextField({ description: 'Names the file in the message that brings it; it opens nothing' })
  key: string;
}

export class ClaimFileDto extends FileFactsDto {
  @TextField({ description: 'Opens the file for half an hour' })
  address: string;
}
