export { DeliveryModule } from './delivery.module.js';
export { DeliveryPlaceEntity } from './zones/delivery-place.entity.js';
export { DeliveryZoneEntity } from './zones/delivery-zone.entity.js';
export { NewDeliveryZoneDto } from './zones/zone.dto.js';
export { zoneFields } from './zones/zone-view.js';
