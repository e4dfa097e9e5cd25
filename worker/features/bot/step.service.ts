import { activityLabels } from '#domain/bot/bot.messages.ts'
import { dayAt } from '#domain/days.ts'
import { commit, type Condition, type Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { findFreeSlug, storeRecipeIf } from '#worker/features/recipes/writing.service.ts'

import { logActivity } from './activity.service.ts'
import type { Attempt, Author, Candidate } from './author.types.ts'
import * as repo from './batches.repo.ts'

const triesMax = 3
/**
 * Milliseconds by which each step extends the lease: longer than a step takes, but short enough to expire soon after a
 * crash.
 */
export const leaseMs = 90_000

type Step = { batch: repo.Batch; holder: string; author: Author; now: () => number }
type FailedAttempt = Exclude<Attempt, { kind: 'candidate' }>

/**
 * Writes one recipe of the batch, with up to three attempts, and counts it in the same database batch, so a crash
 * leaves no partial step. Writes nothing if another run has advanced the batch or the daily limit is reached.
 */
export async function takeStep(ctx: Ctx, step: Step): Promise<void> {
  const failed: FailedAttempt[] = []
  while (failed.length < triesMax) {
    const attempt = await step.author.write(step.batch.ailment, failed.flatMap(codesOf))
    if (attempt.kind === 'candidate') return storeCandidate(ctx, step, failed, attempt.candidate)
    failed.push(attempt)
  }
  return countStep(ctx, step, failed, {
    outcome: 'refused',
    guard: repo.mayTakeStep(step.batch, step.holder),
    written: [],
  })
}

async function storeCandidate(ctx: Ctx, step: Step, failed: FailedAttempt[], candidate: Candidate): Promise<void> {
  const { content, reasons, status } = candidate
  const { name, ailment } = content
  const [id, at] = [crypto.randomUUID(), step.now()]
  const day = dayAt(at)
  const recipe = { ...candidate, id, slug: await findFreeSlug(ctx, name), origin: 'bot', at } as const
  const mayTakeStep = repo.mayTakeStep(step.batch, step.holder)
  if (status === 'review') {
    const activity = { type: 'recipe_waiting', words: activityLabels.waiting(name, reasons), at } as const
    const { statements, isStored } = storeRecipeIf(ctx, recipe, mayTakeStep)
    const written = [...statements, logActivity(ctx, activity, isStored)]
    return countStep(ctx, step, failed, { outcome: 'waiting', guard: mayTakeStep, written })
  }
  const guard = repo.andCondition(mayTakeStep, repo.isBelowDailyMax(day, ctx.config.botDailyMax))
  const activity = { type: 'recipe_published', words: activityLabels.published(name, ailment), at } as const
  const { statements, isStored } = storeRecipeIf(ctx, recipe, guard)
  const counts = repo.countDayIf(ctx.db, day, step.batch.kind, isStored)
  const written = [...statements, logActivity(ctx, activity, isStored), counts]
  return countStep(ctx, step, failed, { outcome: 'published', guard, written, counted: isStored })
}

type StepResult = { outcome: repo.Outcome; guard: Condition; written: Statement[]; counted?: Condition }

/**
 * Writes the failed attempts, the recipe and the step count if `guard` holds. If the recipe uses up the daily limit,
 * `guard` no longer holds; then `counted` is the condition for the step count.
 */
async function countStep(
  ctx: Ctx,
  { batch, holder, now }: Step,
  failed: FailedAttempt[],
  { outcome, guard, written, counted = guard }: StepResult,
): Promise<void> {
  const at = now()
  await commit(ctx, [
    repo.extendLease(ctx.db, holder, at + leaseMs),
    ...failed.map((attempt) => logActivity(ctx, { ...toActivity(attempt), at }, guard)),
    ...written,
    repo.countStepIf(ctx.db, batch, outcome, at, counted),
  ])
}

const codesOf = (attempt: FailedAttempt) => (attempt.kind === 'duplicate' ? ['DUPLICATE'] : attempt.codes)

function toActivity(attempt: FailedAttempt) {
  return attempt.kind === 'duplicate'
    ? ({ type: 'duplicate_detected', words: activityLabels.duplicate(attempt.name, attempt.ailment) } as const)
    : ({ type: 'recipe_refused', words: activityLabels.refused(attempt.name, attempt.codes) } as const)
}
