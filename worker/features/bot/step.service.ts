import { activityLabels } from '#domain/bot/bot.messages.ts'
import { toUtcDay } from '#domain/days.ts'
import { commit, type Write } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import type { Condition } from '#worker/core/statement.ts'
import { findFreeSlug, storeRecipeIf } from '#worker/features/recipes/writing.service.ts'

import { logActivity } from './activity.service.ts'
import * as repo from './batches.repo.ts'
import type { Attempt, RecipeGenerator, Candidate } from './recipe-generator.service.ts'

const maxAttempts = 3
/** Milliseconds by which each step extends the lease. A step takes less time. After a crash, the lease soon expires. */
export const leaseMs = 90_000

type Step = { batch: repo.Batch; holder: string; generator: RecipeGenerator; now: () => number }
export type NothingNew = Extract<Attempt, { kind: 'nothing_new' }>
type FailedAttempt = Exclude<Attempt, { kind: 'candidate' } | NothingNew>

/**
 * Generates one recipe of the batch in up to three attempts. Stores and counts the recipe in one database batch, so
 * that a crash leaves no partial step. Stores nothing if another run has advanced the batch or the daily limit is
 * reached. Returns the attempt, and counts no step, if there is nothing new to write.
 */
export async function runStep(ctx: Ctx, step: Step): Promise<NothingNew | undefined> {
  const failedAttempts: FailedAttempt[] = []
  while (failedAttempts.length < maxAttempts) {
    const attempt = await step.generator.write(step.batch.ailment, failedAttempts.flatMap(refusalCodes))
    if (attempt.kind === 'nothing_new') return attempt
    if (attempt.kind === 'candidate') {
      await storeCandidate(ctx, step, failedAttempts, attempt.candidate)
      return undefined
    }
    failedAttempts.push(attempt)
  }
  await countStep(ctx, step, failedAttempts, {
    outcome: 'refused',
    condition: repo.canTakeStep(step.batch, step.holder),
    statements: [],
  })
  return undefined
}

async function storeCandidate(
  ctx: Ctx,
  step: Step,
  failedAttempts: FailedAttempt[],
  candidate: Candidate,
): Promise<void> {
  const { content, reasons, status } = candidate
  const { name, ailment } = content
  const [id, at] = [crypto.randomUUID(), step.now()]
  const day = toUtcDay(at)
  const recipe = { ...candidate, id, slug: await findFreeSlug(ctx, name), origin: 'bot', at } as const
  const canTakeStep = repo.canTakeStep(step.batch, step.holder)
  if (status === 'review') {
    const activity = { type: 'recipe_waiting', description: activityLabels.waiting(name, reasons), at } as const
    const { statements: recipeStatements, isStored } = storeRecipeIf(ctx, recipe, canTakeStep)
    const statements = [...recipeStatements, logActivity(ctx, activity, isStored)]
    return countStep(ctx, step, failedAttempts, { outcome: 'waiting', condition: canTakeStep, statements })
  }
  const condition = repo.bothHold(canTakeStep, repo.isBelowDailyMax(day, ctx.config.botDailyMax))
  const activity = { type: 'recipe_published', description: activityLabels.published(name, ailment), at } as const
  const { statements: recipeStatements, isStored } = storeRecipeIf(ctx, recipe, condition)
  const dayIncrement = repo.incrementDayIf(ctx.db, day, step.batch.kind, isStored)
  const statements = [...recipeStatements, logActivity(ctx, activity, isStored), dayIncrement]
  return countStep(ctx, step, failedAttempts, { outcome: 'published', condition, statements, stepCondition: isStored })
}

type StepResult = {
  outcome: repo.StepOutcome
  condition: Condition
  statements: Write[]
  stepCondition?: Condition
}

/**
 * Writes the failed attempts, the recipe and the step count if `condition` holds. A recipe may use up the daily limit,
 * and then `condition` no longer holds. The step count therefore uses `stepCondition`.
 */
async function countStep(
  ctx: Ctx,
  { batch, holder, now }: Step,
  failedAttempts: FailedAttempt[],
  { outcome, condition, statements, stepCondition = condition }: StepResult,
): Promise<void> {
  const at = now()
  await commit(ctx, [
    repo.extendLease(ctx.db, holder, at + leaseMs),
    ...failedAttempts.map((attempt) => logActivity(ctx, { ...toActivity(attempt), at }, condition)),
    ...statements,
    repo.incrementStepsIf(ctx.db, batch, outcome, at, stepCondition),
  ])
}

const refusalCodes = (attempt: FailedAttempt) => (attempt.kind === 'duplicate' ? ['DUPLICATE'] : attempt.codes)

function toActivity(attempt: FailedAttempt) {
  return attempt.kind === 'duplicate'
    ? ({ type: 'duplicate_detected', description: activityLabels.duplicate(attempt.name, attempt.ailment) } as const)
    : ({ type: 'recipe_refused', description: activityLabels.refused(attempt.name, attempt.codes) } as const)
}
