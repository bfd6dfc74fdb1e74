import { NestedArrayField, TextField } from '../http/index.js';
import type { SavedView } from './saved-views.entity.js';

const MAX_VIEWS = 30;

export class SavedViewDto implements SavedView {
  @TextField({ max: 60 })
  name: string;

  @TextField({ optional: true, max: 1000, description: "What the page's address says" })
  query: string = '';
}

export class SaveViewsDto {
  @NestedArrayField(() => SavedViewDto, { max: MAX_VIEWS })
  views: SavedViewDto[];
}
