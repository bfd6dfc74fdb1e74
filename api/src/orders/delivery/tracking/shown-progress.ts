import { Injectable, type OnModuleInit } from '@nestjs/common';

import { OrderDetailService, type OrderDetailSource } from '#orders/order/detail/order-detail.service.js';
import { progressView } from '#orders/order/detail/progress-view.js';
import type { OrderDto } from '#orders/order/row/order.dto.js';
import type { OrderEntity } from '#orders/order/row/order.entity.js';
import { DeliveryPhotos } from '../driver/delivery-photos.service.js';
import { ProgressRepository } from '../progress/progress.repository.js';

/** Adds progress to the order that its buyer and staff see. */
@Injectable()
export class ShownProgress implements OrderDetailSource, OnModuleInit {
  constructor(
    private readonly details: OrderDetailService,
    private readonly progress: ProgressRepository,
    private readonly photos: DeliveryPhotos,
  ) {}

  onModuleInit(): void {
    this.details.register(this);
  }

  async find(order: OrderEntity): Promise<Pick<OrderDto, 'progress' | 'receivedAt'>> {
    if (!order.active) return { progress: null, receivedAt: null };
    const stored = await this.progress.find(order.id);
    const progress = progressView(order, stored, this.photos.openable(stored?.photo ?? null));
    return { progress, receivedAt: progress.receivedAt };
  }
}
