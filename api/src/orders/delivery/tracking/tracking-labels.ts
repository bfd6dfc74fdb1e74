import { Injectable } from '@nestjs/common';
import QRCode from 'qrcode';

import type { OrderEntity } from '#orders/order/row/order.entity.js';
import type { OrderPaperDto } from './order-paper.dto.js';
import { TrackingLinks } from './tracking-links.js';

/** Quiet zone in modules; the label has white around it. */
const MARGIN = 1;

@Injectable()
export class TrackingLabels {
  constructor(private readonly links: TrackingLinks) {}

  async build(order: OrderEntity): Promise<Pick<OrderPaperDto, 'trackingUrl' | 'trackingQr'>> {
    if (!order.active || (order.shiftId ?? null) !== null) return { trackingUrl: null, trackingQr: null };
    const trackingUrl = this.links.urlOf(order.id);
    const svg = await QRCode.toString(trackingUrl, { type: 'svg', margin: MARGIN });
    return { trackingUrl, trackingQr: `data:image/svg+xml,${encodeURIComponent(svg)}` };
  }
}
