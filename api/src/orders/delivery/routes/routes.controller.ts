import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { DayPlanService } from './day-plan.service.js';
import { EditRoutesService } from './edit-routes.service.js';
import { LeaveRouteService } from './leave-route.service.js';
import { DayPlanDto, PlanQuery, RouteDto } from './plan.dto.js';
import { LeftRouteDto, NewRouteDto, RouteChangeDto, RouteLinkDto } from './route.dto.js';
import { RouteLinks } from './route-links.service.js';

const ROUTE_ID = new IdParam('DELIVERY.ROUTE_NOT_FOUND');

@Controller('delivery')
export class RoutesController {
  constructor(
    private readonly plans: DayPlanService,
    private readonly editing: EditRoutesService,
    private readonly leaving: LeaveRouteService,
    private readonly links: RouteLinks,
  ) {}

  @Allow(ADMINISTRATORS)
  @Get('plan')
  @Answers(DayPlanDto)
  plan(@Query() { day }: PlanQuery): Promise<DayPlanDto> {
    return this.plans.get(day);
  }

  @Allow(ADMINISTRATORS)
  @Audited('delivery.route-changed', 'cambió una ruta de entrega')
  @Post('routes')
  @Answers(RouteDto, 201)
  async create(@Body() route: NewRouteDto, @CurrentUser() user: RequestUser): Promise<RouteDto> {
    return this.plans.viewRoute(await this.editing.create(route, user));
  }

  @Allow(ADMINISTRATORS)
  @Audited('delivery.route-changed')
  @Put('routes/:id')
  @Answers(RouteDto)
  async change(
    @Param('id', ROUTE_ID) id: number,
    @Body() change: RouteChangeDto,
    @CurrentUser() user: RequestUser,
  ): Promise<RouteDto> {
    return this.plans.viewRoute(await this.editing.change(id, change, user));
  }

  @Allow(ADMINISTRATORS)
  @Audited('delivery.route-changed')
  @Delete('routes/:id')
  @Answers(null)
  async remove(@Param('id', ROUTE_ID) id: number, @CurrentUser() user: RequestUser): Promise<null> {
    await this.editing.remove(id, user);
    return null;
  }

  @Allow(ADMINISTRATORS)
  @Post('routes/:id/link')
  @Answers(RouteLinkDto, 201)
  createLink(@Param('id', ROUTE_ID) id: number): Promise<RouteLinkDto> {
    return this.links.create(id);
  }

  @Allow(ADMINISTRATORS)
  @Audited('delivery.route-left', 'despachó una ruta de entrega')
  @Audited('orders.dispatched')
  @Audited('orders.sent-again', 'volvió a despachar el pedido')
  @Post('routes/:id/leave')
  @Answers(LeftRouteDto)
  async leave(@Param('id', ROUTE_ID) id: number, @CurrentUser() user: RequestUser): Promise<LeftRouteDto> {
    const leftBehind = await this.leaving.leave(id, user);
    return { route: await this.plans.viewRoute(await this.editing.get(id)), leftBehind };
  }
}
