import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow, ANYONE } from '#platform/access/index.js';

import { AcceptsFile, Answers, RawAnswer, readUpload, TextField } from '#platform/http/index.js';
import { depositorOf, StoresMeasured, Throttled } from '#platform/throttle/index.js';
import { IgnoresKey } from '#platform/repeats/index.js';
import { UploadedClaimFileDto } from './claim-file.dto.js';
import { ClaimFiles } from './claim-files.service.js';

class FileKeyQuery {
  @TextField({ optional: true, max: 400, description: 'From the address that the claim shows' })
  key?: string;
}

@Controller('claims/files')
export class ClaimFilesController {
  constructor(private readonly files: ClaimFiles) {}

  @Allow(ANYONE)
  @IgnoresKey('A file that no message names is deleted within a day.')
  @Throttled('claimFiles')
  @StoresMeasured('files')
  @Post()
  @HttpCode(200)
  @AcceptsFile(8_000_000)
  @Answers(UploadedClaimFileDto)
  upload(@Req() request: FastifyRequest): Promise<UploadedClaimFileDto> {
    const read = () => readUpload(request);
    return this.files.store(read, depositorOf(request));
  }

  /** The sealed key in the address authorises. PDFs are sent only as downloads, because strangers wrote them. */
  @Allow(ANYONE)
  @Get(':id')
  @RawAnswer()
  async read(
    @Param('id') id: string,
    @Query() { key = '' }: FileKeyQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { file, bytes } = await this.files.read(id, key);
    const isPdf = file.kind === 'pdf';
    void reply
      .type(isPdf ? 'application/pdf' : 'image/webp')
      .header('cache-control', 'private, no-store')
      .header(
        'content-disposition',
        `${isPdf ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      );
    return bytes;
  }
}
