import { Body, Controller, Get, Headers, HttpStatus, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { AppError } from '#platform/errors/index.js';
import { Answers, IdParam, paged, type Paged } from '#platform/http/index.js';
import { Throttled } from '#platform/throttle/index.js';
import { OutsideTransaction } from '#platform/repeats/index.js';
import { CreditBalanceDto, creditBalanceView } from '../credit/credit-balance.dto.js';
import { CreditNoteRequestDto } from '../credit/credit-note-request.dto.js';
import { CreditService } from '../credit/credit.service.js';
import { isInProgress } from '../document/invoice-state.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';
import { InvoiceListQuery } from '../list/invoice-list.query.js';
import { InvoiceQueriesService } from '../list/invoice-queries.service.js';
import { callerKeyOf } from './caller-key.js';
import { DraftsService } from './drafts.service.js';
import { InvoiceMailDto, InvoiceRequestDto } from './invoice-request.dto.js';
import { invoiceRequestOf, invoiceRequestView } from './invoice-request.js';
import { MailDocumentService } from './mail-document.service.js';
import { RetryDocumentService } from './retry-document.service.js';
import { InvoiceDetailDto, InvoiceRowDto, InvoiceStateDto } from '../view/invoice-state.dto.js';
import { RequestInvoiceService } from './request-invoice.service.js';

const DOCUMENT = () => new IdParam('SIIGO.INVOICE_NOT_FOUND');

@Controller('siigo')
export class InvoicesController {
  constructor(
    private readonly requests: RequestInvoiceService,
    private readonly retries: RetryDocumentService,
    private readonly mails: MailDocumentService,
    private readonly drafts: DraftsService,
    private readonly credits: CreditService,
    private readonly queries: InvoiceQueriesService,
  ) {}

  /** 201 when done, 202 while 'En proceso'. */
  @Allow(ADMINISTRATORS)
  @Audited('siigo.invoice.requested', 'pidió la factura')
  @Audited('siigo.invoice.sent')
  @Audited('siigo.invoice.retried')
  @OutsideTransaction('The key stands on the document.')
  @Post('invoice')
  @Answers(InvoiceStateDto, HttpStatus.CREATED)
  async create(
    @Body() body: InvoiceRequestDto,
    @CurrentUser() user: RequestUser,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('idempotency-key') key?: string,
  ): Promise<InvoiceStateDto> {
    return this.answer(await this.requests.request(invoiceRequestOf(body), user.id, callerKeyOf(key)), reply);
  }

  @Allow(ADMINISTRATORS)
  @Get('invoice/:id')
  @Answers(InvoiceDetailDto)
  find(@Param('id') id: string): Promise<InvoiceDetailDto> {
    return this.queries.find(id);
  }

  @Allow(ADMINISTRATORS)
  @Get('invoice/:id/pdf')
  @Answers('text')
  pdf(@Param('id') id: string): Promise<string> {
    return this.queries.pdf(id);
  }

  @Allow(ADMINISTRATORS)
  @Audited('siigo.invoice.retried', 'envió la factura de nuevo')
  @OutsideTransaction('Only a rejected or failed document is sent again.')
  @Post('invoice/:id/retry')
  @Answers(InvoiceStateDto, HttpStatus.CREATED)
  async retry(
    @Param('id', DOCUMENT()) id: number,
    @CurrentUser() user: RequestUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InvoiceStateDto> {
    return this.answer(await this.retries.retry(id, user.id), reply);
  }

  @Allow(ADMINISTRATORS)
  @Get('invoice/:id/request')
  @Answers(InvoiceRequestDto)
  async request(@Param('id', DOCUMENT()) id: number): Promise<InvoiceRequestDto> {
    return invoiceRequestView(await this.drafts.requestOf(id));
  }

  @Allow(ADMINISTRATORS)
  @Audited('siigo.invoice.edited', 'cambió la factura sin enviar')
  @OutsideTransaction('A document that is on its way is not changed.')
  @Put('invoice/:id')
  @Answers(InvoiceStateDto, HttpStatus.CREATED)
  async edit(
    @Param('id', DOCUMENT()) id: number,
    @Body() body: InvoiceRequestDto,
    @CurrentUser() user: RequestUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InvoiceStateDto> {
    return this.answer(await this.drafts.edit(id, invoiceRequestOf(body), user.id), reply);
  }

  @Allow(ADMINISTRATORS)
  @Audited('siigo.invoice.sent', 'envió la factura')
  @OutsideTransaction('Only a draft is sent.')
  @Post('invoice/:id/send')
  @Answers(InvoiceStateDto, HttpStatus.CREATED)
  async send(
    @Param('id', DOCUMENT()) id: number,
    @CurrentUser() user: RequestUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InvoiceStateDto> {
    return this.answer(await this.drafts.send(id, user.id), reply);
  }

  @Allow(ADMINISTRATORS)
  @Audited('siigo.invoice.annulled', 'anuló la factura sin enviar')
  @OutsideTransaction('A document that is annulled stays so.')
  @Post('invoice/:id/annul')
  @Answers(InvoiceStateDto)
  async annul(
    @Param('id', DOCUMENT()) id: number,
    @CurrentUser() user: RequestUser,
  ): Promise<InvoiceStateDto> {
    return this.queries.stateOf(await this.drafts.annul(id, user.id));
  }

  @Allow(ADMINISTRATORS)
  @Get('invoice/:id/credit')
  @Answers(CreditBalanceDto)
  async balance(@Param('id', DOCUMENT()) id: number): Promise<CreditBalanceDto> {
    return creditBalanceView(await this.credits.balance(id));
  }

  @Allow(ADMINISTRATORS)
  @Audited('siigo.invoice.credited', 'pidió la nota crédito')
  @OutsideTransaction('The key stands on the document.')
  @Post('invoice/:id/credit-note')
  @Answers(InvoiceStateDto, HttpStatus.CREATED)
  async credit(
    @Param('id', DOCUMENT()) id: number,
    @Body() body: CreditNoteRequestDto,
    @CurrentUser() user: RequestUser,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('idempotency-key') key?: string,
  ): Promise<InvoiceStateDto> {
    return this.answer(await this.credits.credit(id, body, user.id, callerKeyOf(key)), reply);
  }

  @Allow(ADMINISTRATORS)
  @Audited('siigo.invoice.mailed', 'envió la factura por correo')
  @OutsideTransaction('SIIGO mails the document; a second copy does no harm.')
  @Throttled('mails')
  @Post('invoice/:id/mail')
  @Answers(InvoiceStateDto)
  async mail(
    @Param('id', DOCUMENT()) id: number,
    @Body() body: InvoiceMailDto,
    @CurrentUser() user: RequestUser,
  ): Promise<InvoiceStateDto> {
    return this.queries.stateOf(await this.mails.mail(id, body, user.id));
  }

  @Allow(ADMINISTRATORS)
  @Get('invoices')
  @Answers([InvoiceRowDto])
  async list(@Query() query: InvoiceListQuery): Promise<Paged<InvoiceRowDto[]>> {
    const { rows, meta } = await this.queries.list(query);
    return paged(rows, meta);
  }

  @Allow(ADMINISTRATORS)
  @Get('invoices/attention')
  @Answers([InvoiceStateDto])
  async attention(): Promise<Paged<InvoiceStateDto[]>> {
    const { rows, meta } = await this.queries.attention();
    return paged(rows, meta);
  }

  @Allow(ADMINISTRATORS)
  @Get('order/:id/invoice')
  @Answers(InvoiceStateDto)
  ofOrder(@Param('id', new IdParam('ORDERS.NOT_FOUND')) id: number): Promise<InvoiceStateDto | null> {
    return this.queries.ofOrder(id);
  }

  @Allow(ADMINISTRATORS)
  @Get('order/:id/invoices')
  @Answers([InvoiceStateDto])
  history(@Param('id', new IdParam('ORDERS.NOT_FOUND')) id: number): Promise<InvoiceStateDto[]> {
    return this.queries.historyOf(id);
  }

  /** @throws SIIGO.INVOICE_REJECTED when SIIGO refuses it within the request */
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
