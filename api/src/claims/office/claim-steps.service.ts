import { nextClaimState } from '@lacteos/contracts/claims/claims';
import { isAdministrator } from '@lacteos/contracts/reference/roles';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { UserLookup } from '#users/index.js';
import type { ClaimEntity, ClaimEntryKind } from '../claim/claim.entity.js';
import { numberOf } from '../claim/claim-texts.js';
import { ClaimsRepository } from '../claim/claims.repository.js';
import { requestKeyOf } from '../claim/request-key.js';
import { ClaimHistory } from '../history/claim-history.js';
import { harmDueOn } from '../terms/claim-terms.js';
import type { ClaimStep, ClaimStepDto } from './claim.dto.js';
import { ClaimOfficeService } from './claim-office.service.js';

const FACTS = {
  start: { entry: 'started', action: 'claims.started', isMailed: false },
  answer: { entry: 'answer', action: 'claims.answered', isMailed: true },
  note: { entry: 'note', action: 'claims.noted', isMailed: false },
  assign: { entry: 'assigned', action: 'claims.assigned', isMailed: false },
  prolong: { entry: 'prolonged', action: 'claims.prolonged', isMailed: true },
  'mark-harm': { entry: 'harm-marked', action: 'claims.harm-marked', isMailed: false },
  'report-harm': { entry: 'harm-reported', action: 'claims.harm-reported', isMailed: false },
  dismiss: { entry: 'dismissed', action: 'claims.dismissed', isMailed: false },
  close: { entry: 'closed', action: 'claims.closed', isMailed: true },
} as const satisfies Record<ClaimStep, { entry: ClaimEntryKind; action: string; isMailed: boolean }>;

const TEXTS: Readonly<Partial<Record<ClaimStep, string>>> = {
  answer: 'Escriba la respuesta.',
  note: 'Escriba la nota.',
  prolong: 'Escriba el motivo: la persona lo lee.',
  dismiss: 'Escriba por qué se archiva sin respuesta.',
  'report-harm': 'Escriba el radicado o la referencia del reporte.',
};
const MIN_TEXT = 3;

@Injectable()
export class ClaimStepsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly claims: ClaimsRepository,
    private readonly office: ClaimOfficeService,
    private readonly history: ClaimHistory,
    private readonly users: UserLookup,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Requires the version that the editor saw. @throws CLAIMS.UNKNOWN, CLAIMS.NOT_NOW,
   * CLAIMS.NOT_PROLONGABLE, CLAIMS.KEY_REQUIRED, VALIDATION.FAILED
   */
  async step(id: number, wanted: ClaimStepDto, user: RequestUser, key: string | null): Promise<void> {
    const requestKey = requestKeyOf('step', user.id, String(id), key);
    if (await this.claims.hasEntry(requestKey)) return;
    await this.refuseIncomplete(wanted);
    await this.work
      .run(() => this.record(id, wanted, user, requestKey))
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
  }

  private async record(
    id: number,
    wanted: ClaimStepDto,
    user: RequestUser,
    requestKey: string,
  ): Promise<void> {
    const claim = await this.claims.lock(id);
    if (!claim) throw new AppError('CLAIMS.UNKNOWN');
    const { step } = wanted;
    const isSeen = claim.version === wanted.version + 1;
    if (!isSeen || !this.office.allows(claim, step))
      throw new AppError(isSeen && step === 'prolong' ? 'CLAIMS.NOT_PROLONGABLE' : 'CLAIMS.NOT_NOW');
    const change = this.changeOf(claim, wanted);
    const at = this.clock.now();
    await this.claims.change(id, { ...change, updatedAt: at });
    const { entry, action, isMailed } = FACTS[step];
    const isUnmarked = step === 'mark-harm' && !wanted.harm;
    await this.history.add({
      entry: {
        claimId: id,
        kind: isUnmarked ? 'harm-unmarked' : entry,
        authorId: user.id,
        text: await this.textOf(wanted),
        at,
        requestKey,
      },
      files: wanted.files,
      isMailed,
      audited: {
        action,
        before: auditedOf(claim),
        after: { ...auditedOf({ ...claim, ...change }), number: numberOf(claim) },
      },
    });
  }

  private changeOf(claim: ClaimEntity, { step, assigneeId, harm }: ClaimStepDto): Partial<ClaimEntity> {
    switch (step) {
      case 'note':
        return {};
      case 'assign':
        return { assigneeId: assigneeId ?? null };
      case 'prolong':
        return { dueOn: this.office.prolongationOf(claim)?.dueOn ?? claim.dueOn, isProlonged: true };
      case 'mark-harm': {
        const dueOn = harmDueOn(this.clock.now(), this.config.claims.harmReportDays);
        // The term runs from the first report of harm.
        return { harm: harm ?? null, harmDueOn: harm ? (claim.harmDueOn ?? dueOn) : null };
      }
      case 'report-harm':
        return { harmReportedAt: this.clock.now() };
      default:
        return { state: nextClaimState(claim.state, step) ?? claim.state };
    }
  }

  private async textOf({ step, text = '', assigneeId }: ClaimStepDto): Promise<string> {
    if (step !== 'assign') return text;
    return assigneeId ? ((await this.users.namesOf([assigneeId])).get(assigneeId) ?? '') : '';
  }

  private async refuseIncomplete({ step, text = '', assigneeId, files = [] }: ClaimStepDto): Promise<void> {
    const errors: Record<string, string> = {};
    const missing = TEXTS[step];
    if (missing && text.length < MIN_TEXT) errors['text'] = missing;
    if (files.length > 0 && step !== 'answer' && step !== 'note')
      errors['files'] = 'Este paso no lleva archivos.';
    if (step === 'assign' && assigneeId && !(await this.isStaff(assigneeId)))
      errors['assigneeId'] = 'Elija a un administrador activo.';
    if (Object.keys(errors).length > 0) throw new AppError('VALIDATION.FAILED', { errors });
  }

  private async isStaff(id: number): Promise<boolean> {
    const account = await this.users.find(id);
    return account !== null && account.active && isAdministrator(account.id_role);
  }
}

const auditedOf = ({
  state,
  assigneeId,
  harm,
  harmDueOn: reportUntil,
  harmReportedAt,
  dueOn,
}: ClaimEntity) => ({
  state,
  assignee: assigneeId,
  harm,
  harmDueOn: reportUntil,
  harmReport: harmReportedAt?.toISOString() ?? null,
  dueOn,
});
