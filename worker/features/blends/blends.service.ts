import { alternativeWords } from '#domain/blends/alternatives.rules.ts'
import { blendToCheck, judgeFor } from '#domain/blends/blend-check.ts'
import { blendWords } from '#domain/blends/blends.messages.ts'
import type { BlendWish } from '#domain/blends/blends.schemas.ts'
import type { Blend, BlendAnswer, BlendParts, HerbToBlend } from '#domain/blends/blends.types.ts'
import { describeBlend } from '#domain/blends/describe-blend.ts'
import { personInText, withPerson } from '#domain/blends/person-in-text.ts'
import { proposeForPerson } from '#domain/blends/personal-proposal.ts'
import { remarksOf } from '#domain/blends/remarks.rules.ts'
import { isOpen, readWish, type Wish } from '#domain/blends/wish.rules.ts'
import { hourMs } from '#domain/durations.ts'
import { isPremium } from '#domain/permissions.ts'
import { indexNames } from '#domain/safety/names.ts'
import { isPassing } from '#domain/safety/passing.ts'
import type { Profile } from '#domain/safety/profile.ts'
import { recogniseEmergencies } from '#domain/safety/recognise-emergencies.ts'
import { anyStopsAnswer } from '#domain/safety/stops-answer.rules.ts'
import { createChecker } from '#domain/safety/stored-check.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { listHerbsInStock } from '#worker/features/cabinet/makeable-remedies.service.ts'
import { findCheckProfile } from '#worker/features/profile/profile.service.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'
import { getFacts } from '#worker/features/safety/safety.service.ts'
import { authorizeTool } from '#worker/features/settings/settings.service.ts'

import * as repo from './blends.repo.ts'
import { beginGeneration, type Generation, continueGeneration, refundGeneration } from './generations.service.ts'
import { composeHosted } from './hosted.service.ts'

const limit = { max: 120, windowMs: hourMs }

type BlendResult =
  | Omit<Extract<BlendAnswer, { kind: 'blend' }>, 'emergencies'>
  | Omit<Extract<BlendAnswer, { kind: 'nothing' }>, 'emergencies'>

/**
 * Returns a blend for a wish, or another blend for the same wish. Always names the emergencies in its text, even if the
 * wish is refused or the blend fails. Some emergencies replace the blend. Without an emergency it throws
 * `unauthenticated`, `invalid` for a blank wish, and `forbidden` when the month's blends are used up. A failure or an
 * answer without a blend isn't counted. Never stores the text.
 */
export async function generateBlend(ctx: Ctx, wish: BlendWish, random: () => number): Promise<BlendAnswer> {
  const emergencies = recogniseEmergencies(wish.description)
  if (anyStopsAnswer(emergencies)) return { kind: 'emergencies', emergencies }
  try {
    return { ...(await findBlend(ctx, wish, random)), emergencies }
  } catch (error) {
    if (emergencies.length === 0) throw error
    if (!(error instanceof AppError)) ctx.log.error('blend_failed', error)
    return { kind: 'emergencies', emergencies }
  }
}

async function findBlend(ctx: Ctx, wish: BlendWish, random: () => number): Promise<BlendResult> {
  await authorizeTool(ctx, 'blend_generator')
  if (ctx.viewer.role === 'visitor') throw new AppError('unauthenticated', blendWords.signIn)
  if (wish.description.trim() === '')
    throw new AppError('invalid', blendWords.describe, { description: blendWords.describe })
  await rateLimit(ctx, 'generate-blend', limit, requireUser(ctx).id)
  const generation =
    wish.token === undefined ? await beginGeneration(ctx, wish) : await continueGeneration(ctx, wish.token, wish)
  try {
    const answer = await searchBlend(ctx, wish, generation, random)
    if (answer.kind !== 'blend') await refundGeneration(ctx, generation)
    return answer
  } catch (error) {
    await refundGeneration(ctx, generation)
    throw error
  }
}

async function searchBlend(
  ctx: Ctx,
  wish: BlendWish,
  generation: Generation,
  random: () => number,
): Promise<BlendResult> {
  const ownsHerbs = isPremium(ctx.viewer.role)
  const [facts, herbs, savedProfile, herbsInStock] = await Promise.all([
    getFacts(ctx),
    repo.listHerbs(ctx),
    findCheckProfile(ctx),
    ownsHerbs ? listHerbsInStock(ctx) : [],
  ])
  const { description: text, tastes, shown } = wish
  const index = indexNames(facts)
  const read = readWish({ text, tastes, facts, index })
  if (read.isForAnimal) return { kind: 'nothing', message: blendWords.animals }
  if (!isOpen(read))
    return { kind: 'nothing', message: read.isBeyondTea ? blendWords.beyond : blendWords.notUnderstood }
  const statedPerson = personInText(text)
  const profile = withPerson(savedProfile, statedPerson)
  const known = new Map(herbs.map((herb) => [herb.slug, herb]))
  const checker = createChecker(facts)
  const ownOnly = ownsHerbs && wish.ownOnly
  const composed = ownOnly
    ? undefined
    : await composeHosted(ctx, { text, wish: read, known, index, check: checker.check, profile, shown })
  const judgeForPerson = (person: Profile | undefined) => judgeFor(checker.check, known, person)
  const found = composed
    ? { parts: composed, reduced: new Set<string>() }
    : proposeForPerson({
        herbs,
        wish: read,
        profile,
        judgeAs: judgeForPerson,
        owned: new Set(herbsInStock),
        ownOnly,
        shown,
        random,
      })
  if (!found) return { kind: 'nothing', message: noBlendMessage(read, generation, ownOnly, profile) }
  const { parts, reduced } = found
  const blend = describeBlend(parts, { known, checker, profile, tastes: read.tastes })
  const { token, proposalsLeft } = generation
  const remarks = remarksOf({ wish: read, told: statedPerson, profile, parts, known, reduced })
  return { kind: 'blend', blend, parts, remarks, token, proposalsLeft }
}

function noBlendMessage(wish: Wish, { isNew }: Generation, ownOnly: boolean, profile: Profile | undefined): string {
  if (!isNew) return blendWords.noOther
  if (ownOnly) return blendWords.noneOfYours
  if (!profile) return blendWords.noBlend
  return [blendWords.noBlendForYou, alternativeWords(wish, profile), blendWords.costsNothing].join(' ')
}

/**
 * Describes a stored blend with the current facts, for any reader. Returns undefined if it no longer passes the check
 * for the member.
 */
export async function describeAgain(ctx: Ctx, parts: BlendParts): Promise<Blend | undefined> {
  const [facts, herbs, savedProfile] = await Promise.all([getFacts(ctx), repo.listHerbs(ctx), findCheckProfile(ctx)])
  const known: ReadonlyMap<string, HerbToBlend> = new Map(herbs.map((herb) => [herb.slug, herb]))
  if (!parts.herbs.every(({ slug }) => known.has(slug))) return undefined
  const checker = createChecker(facts)
  const blend = describeBlend(parts, { known, checker })
  return isPassing(checker.check(blendToCheck(blend), savedProfile, 'ai').verdict) ? blend : undefined
}
