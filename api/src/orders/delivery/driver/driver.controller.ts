import { Body, Controller, Get, Headers, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { Allow, ANYONE } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { AcceptsFile, Answers, IdParam } from '#platform/http/index.js';
import { IgnoresKey } from '#platform/repeats/index.js';
import { depositorOf, Stores, StoresMeasured, Throttled } from '#platform/throttle/index.js';
import { readPicture } from '#products/index.js';
import { RouteLinks } from '../routes/route-links.service.js';
import { DeliveryPhotos } from './delivery-photos.service.js';
import { DriverRouteDto, DriverStopDto, StopPhotoDto, StopProofDto } from './driver.dto.js';
import { DriverRouteService } from './driver-route.service.js';
import { ProveStopService } from './prove-stop.service.js';

/** Timeline, audit trail, mail and progress of one proof. */
const PROOF_BYTES = 3_000;
/** A phone without network sends its proofs up to two days after the link's end. */
const GRACE_MS = 48 * 3_600_000;
const ORDER_ID = new IdParam('DELIVERY.STOP_NOT_FOUND');
const TOKEN_HEADER = 'x-route-token';

/** The secret link of the route authorises: a driver has no account. */
@Controller('delivery/driver')
export class DriverController {
  constructor(
    private readonly links: RouteLinks,
    private readonly routes: DriverRouteService,
    private readonly proving: ProveStopService,
    private readonly photos: DeliveryPhotos,
  ) {}

  @Allow(ANYONE)
  @Throttled('routes')
  @Get('route')
  @Answers(DriverRouteDto)
  get(@Headers(TOKEN_HEADER) token?: string): Promise<DriverRouteDto> {
    return this.routes.get(token);
  }

  @Allow(ANYONE)
  @Audited('orders.received', 'registró la entrega')
  @Audited('orders.not-received', 'registró que no se entregó')
  @Throttled('routes')
  @Stores('text', PROOF_BYTES)
  @Post('stops/:orderId/proof')
  @Answers(DriverStopDto)
  async prove(
    @Param('orderId', ORDER_ID) orderId: number,
    @Body() proof: StopProofDto,
    @Headers(TOKEN_HEADER) token?: string,
  ): Promise<DriverStopDto> {
    const route = await this.links.getRoute(token, GRACE_MS);
    await this.proving.prove(route, orderId, proof);
    return this.routes.viewStop(await this.links.getRoute(token, GRACE_MS), orderId);
  }

  @Allow(ANYONE)
  @IgnoresKey('The name of a picture comes from its content.')
  @Throttled('routes')
  @StoresMeasured('files')
  @Post('stops/:orderId/photo')
  @HttpCode(200)
  @AcceptsFile(10_000_000)
  @Answers(StopPhotoDto)
  async upload(
    @Param('orderId', ORDER_ID) orderId: number,
    @Req() request: FastifyRequest,
    @Headers(TOKEN_HEADER) token?: string,
  ): Promise<StopPhotoDto> {
    const route = await this.links.getRoute(token, GRACE_MS);
    await this.routes.viewStop(route, orderId);
    const read = () => readPicture(request);
    return { photo: await this.photos.store(orderId, read, depositorOf(request)) };
  }
}
