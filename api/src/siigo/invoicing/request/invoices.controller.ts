import { Body, Controller, Get, Headers, HttpStatus, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { CurrentUser, type RequestUser } from '#platform/access/index.js';
import { AppError } from '#platform/errors/index.js';
import { Answers, IdParam, paged, type Paged } from '#platform/http/index.js';
import { Throttled } from '#platform/throttle/index.js';
import { isInProgress } from '../document/invoice-state.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import { InvoiceListQuery } from '../list/invoice-list.query.js';
import { InvoiceQueriesService } from '../list/invoice-queries.service.js';
import { CreditNoteRequestDto, InvoiceMailDto, InvoiceRequestDto } from './invoice-request.dto.js';
import { invoiceRequestOf } from './invoice-request.js';
import { InvoiceActionsService } from './invoice-actions.service.js';
import { InvoiceDetailDto, InvoiceRowDto, InvoiceStateDto } from '../view/invoice-state.dto.js';
import { RequestInvoiceService } from './request-invoice.service.js';

const CALLER_KEY = /^[\w-]{1,80}$/;
const DOCUMENT = () => new IdParam('SIIGO.INVOICE_NOT_FOUND');

/** Electronic invoices. */
@Controller('siigo')
export class InvoicesController {
  constructor(
    private readonly requests: RequestInvoiceService,
    private readonly actions: InvoiceActionsService,
    private readonly queries: InvoiceQueriesService,
  ) {}

  /** 201 when it is done, 202 while it is 'En proceso'. */
  @Post('invoice')
  @Answers(InvoiceStateDto, HttpStatus.CREATED)
  async create(
    @Body() body: InvoiceRequestDto,
    @CurrentUser() user: RequestUser,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('idempotency-key') key?: string,
  ): Promise<InvoiceStateDto> {
    const callerKey = key && CALLER_KEY.test(key) ? key : null;
    return this.answer(await this.requests.request(invoiceRequestOf(body), user.id, callerKey), reply);
  }

  @Get('invoice/:id')
  @Answers(InvoiceDetailDto)
  find(@Param('id') id: string): Promise<InvoiceDetailDto> {
    return this.queries.find(id);
  }

  @Get('invoice/:id/pdf')
  @Answers('text')
  pdf(@Param('id') id: string): Promise<string> {
    return this.queries.pdf(id);
  }

  @Post('invoice/:id/retry')
  @Answers(InvoiceStateDto, HttpStatus.CREATED)
  async retry(
    @Param('id', DOCUMENT()) id: number,
    @CurrentUser() user: RequestUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InvoiceStateDto> {
    return this.answer(await this.actions.retry(id, user.id), reply);
  }

  @Post('invoice/:id/credit-note')
  @Answers(InvoiceStateDto, HttpStatus.CREATED)
  async credit(
    @Param('id', DOCUMENT()) id: number,
    @Body() { reason }: CreditNoteRequestDto,
    @CurrentUser() user: RequestUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InvoiceStateDto> {
    return this.answer(await this.actions.credit(id, reason, user.id), reply);
  }

  @Throttled('mails')
  @Post('invoice/:id/mail')
  @Answers(InvoiceStateDto)
  async mail(
    @Param('id', DOCUMENT()) id: number,
    @Body() body: InvoiceMailDto,
    @CurrentUser() user: RequestUser,
  ): Promise<InvoiceStateDto> {
    return this.queries.stateOf(await this.actions.mail(id, body, user.id));
  }

  @Get('invoices')
  @Answers([InvoiceRowDto])
  async list(@Query() query: InvoiceListQuery): Promise<Paged<InvoiceRowDto[]>> {
    const { rows, meta } = await this.queries.list(query);
    return paged(rows, meta);
  }

  @Get('invoices/attention')
  @Answers([InvoiceStateDto])
  async attention(): Promise<Paged<InvoiceStateDto[]>> {
    const { rows, meta } = await this.queries.attention();
    return paged(rows, meta);
  }

  @Get('order/:id/invoice')
  @Answers(InvoiceStateDto)
  ofOrder(@Param('id', new IdParam('ORDERS.NOT_FOUND')) id: number): Promise<InvoiceStateDto | null> {
    return this.queries.ofOrder(id);
  }

  /** @throws SIIGO.INVOICE_REJECTED with the reasons when SIIGO refused it within the request */
  private async answer(document: SiigoDocumentEntity, reply: FastifyReply): Promise<InvoiceStateDto> {
    const state = await this.queries.stateOf(document);
    if (state.state === 'rejected' || state.state === 'failed') {
      const { id: invoiceId, label, reasons } = state;
      throw new AppError('SIIGO.INVOICE_REJECTED', {
        label,
        errors: { invoiceId, state: state.state, reasons },
      });
    }
    void reply.status(isInProgress(state.state) ? HttpStatus.ACCEPTED : HttpStatus.CREATED);
    return state;
  }
}
