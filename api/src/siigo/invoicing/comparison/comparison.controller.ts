import { Controller, Get } from '@nestjs/common';
import { Allow, ADMINISTRATORS } from '#platform/access/index.js';

import { Answers } from '#platform/http/index.js';
import { ComparisonDto } from './comparison.dto.js';
import { ComparisonService } from './comparison.service.js';

@Controller('siigo/comparison')
export class ComparisonController {
  constructor(private readonly comparisons: ComparisonService) {}

  @Allow(ADMINISTRATORS)
  @Get()
  @Answers(ComparisonDto)
  async latest(): Promise<ComparisonDto | null> {
    const last = await this.comparisons.latest();
    if (!last?.result || !last.finishedAt) return null;
    return { finishedAt: last.finishedAt.toISOString(), ...last.result };
  }
}
