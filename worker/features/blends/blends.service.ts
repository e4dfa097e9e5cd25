import { suggestAlternative } from '#domain/blends/alternatives.rules.ts'
import { blendToRecipe, createPartsCheck } from '#domain/blends/blend-check.ts'
import { blendMessages } from '#domain/blends/blends.messages.ts'
import type { BlendWish } from '#domain/blends/blends.schemas.ts'
import type { Blend, BlendAnswer, BlendParts, HerbToBlend } from '#domain/blends/blends.types.ts'
import { describeBlend } from '#domain/blends/describe-blend.ts'
import { extractPerson, mergeProfiles } from '#domain/blends/extract-person.ts'
import { proposeForPerson } from '#domain/blends/personal-proposal.ts'
import { writeRemarks } from '#domain/blends/remarks.rules.ts'
import { writeWishProblem } from '#domain/blends/wish-problem.ts'
import { parseWish, type Wish } from '#domain/blends/wish.rules.ts'
import { hourMs } from '#domain/durations.ts'
import { isPremium } from '#domain/permissions.ts'
import { recogniseEmergenciesInAnyLanguage } from '#domain/safety/emergencies-in-any-language.ts'
import { indexNames } from '#domain/safety/names.ts'
import { isPassing } from '#domain/safety/passing.ts'
import type { Profile } from '#domain/safety/profile.ts'
import { shouldStopAnswer } from '#domain/safety/stops-answer.rules.ts'
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
import { startGeneration, type Generation, continueGeneration, refundGeneration } from './generations.service.ts'
import { composeHostedBlend } from './hosted.service.ts'

const blendLimit = { max: 120, windowMs: hourMs }

type BlendResult =
  | Omit<Extract<BlendAnswer, { kind: 'blend' }>, 'emergencies'>
  | Omit<Extract<BlendAnswer, { kind: 'nothing' }>, 'emergencies'>

/**
 * Generates a blend for a wish, or another blend for the same wish. Always names emergencies in the text, even without
 * a blend; some emergencies replace the blend. Otherwise throws `unauthenticated`, `invalid` for a blank wish, or
 * `forbidden` at the monthly limit. Only blends count towards the limit. Never stores the text.
 */
export async function generateBlend(ctx: Ctx, wish: BlendWish, random: () => number): Promise<BlendAnswer> {
  const emergencies = recogniseEmergenciesInAnyLanguage(wish.description)
  if (shouldStopAnswer(emergencies)) return { kind: 'emergencies', emergencies }
  try {
    return { ...(await generateCountedBlend(ctx, wish, random)), emergencies }
  } catch (error) {
    if (emergencies.length === 0) throw error
    if (!(error instanceof AppError)) ctx.log.error('blend_failed', error)
    return { kind: 'emergencies', emergencies }
  }
}

async function generateCountedBlend(ctx: Ctx, wish: BlendWish, random: () => number): Promise<BlendResult> {
  await authorizeTool(ctx, 'blend_generator')
  if (ctx.viewer.role === 'visitor') throw new AppError('unauthenticated', blendMessages.signIn)
  if (wish.description.trim() === '')
    throw new AppError('invalid', blendMessages.descriptionRequired, { description: blendMessages.descriptionRequired })
  await rateLimit(ctx, 'generate-blend', blendLimit, requireUser(ctx).id)
  const generation =
    wish.token === undefined ? await startGeneration(ctx, wish) : await continueGeneration(ctx, wish.token, wish)
  try {
    const answer = await composeBlend(ctx, wish, generation, random)
    if (answer.kind !== 'blend') await refundGeneration(ctx, generation)
    return answer
  } catch (error) {
    await refundGeneration(ctx, generation)
    throw error
  }
}

async function composeBlend(
  ctx: Ctx,
  wish: BlendWish,
  generation: Generation,
  random: () => number,
): Promise<BlendResult> {
  const canUseOwnHerbs = isPremium(ctx.viewer.role)
  const [facts, herbs, savedProfile, herbsInStock] = await Promise.all([
    getFacts(ctx),
    repo.listHerbs(ctx),
    findCheckProfile(ctx),
    canUseOwnHerbs ? listHerbsInStock(ctx) : [],
  ])
  const { description: text, tastes, shown } = wish
  const index = indexNames(facts)
  const parsedWish = parseWish({ text, tastes, facts, index })
  const problem = writeWishProblem(parsedWish)
  if (problem !== undefined) return { kind: 'nothing', message: problem }
  const statedPerson = extractPerson(text)
  const profile = mergeProfiles(savedProfile, statedPerson)
  const herbsBySlug = new Map(herbs.map((herb) => [herb.slug, herb]))
  const checker = createChecker(facts)
  const ownOnly = canUseOwnHerbs && wish.ownOnly
  const hostedParts = ownOnly
    ? undefined
    : await composeHostedBlend(ctx, {
        text,
        wish: parsedWish,
        herbsBySlug,
        index,
        check: checker.check,
        profile,
        previousBlends: shown,
      })
  const createProfileCheck = (person: Profile | undefined) => createPartsCheck(checker.check, herbsBySlug, person)
  const proposal = hostedParts
    ? { parts: hostedParts, reducedSlugs: new Set<string>() }
    : proposeForPerson({
        herbs,
        wish: parsedWish,
        profile,
        createProfileCheck,
        ownedSlugs: new Set(herbsInStock),
        ownOnly,
        previousBlends: shown,
        random,
      })
  if (!proposal) return { kind: 'nothing', message: noBlendMessage(parsedWish, generation, ownOnly, profile) }
  const { parts, reducedSlugs } = proposal
  const blend = describeBlend(parts, { herbsBySlug, checker, profile, tastes: parsedWish.tastes })
  const { token, proposalsLeft } = generation
  const remarks = writeRemarks({
    wish: parsedWish,
    wishAnswers: statedPerson,
    profile,
    parts,
    herbsBySlug,
    reducedSlugs,
  })
  return { kind: 'blend', blend, parts, remarks, token, proposalsLeft }
}

function noBlendMessage(wish: Wish, { isNew }: Generation, ownOnly: boolean, profile: Profile | undefined): string {
  if (!isNew) return blendMessages.noOtherBlend
  if (ownOnly) return blendMessages.noBlendFromCabinet
  if (!profile) return blendMessages.noBlend
  return [blendMessages.noBlendForYou, suggestAlternative(wish, profile), blendMessages.notCounted].join(' ')
}

/**
 * Describes a stored blend with the current facts. Returns undefined if the blend no longer passes the check for the
 * viewer.
 */
export async function describeStoredBlend(ctx: Ctx, parts: BlendParts): Promise<Blend | undefined> {
  const [facts, herbs, savedProfile] = await Promise.all([getFacts(ctx), repo.listHerbs(ctx), findCheckProfile(ctx)])
  const herbsBySlug: ReadonlyMap<string, HerbToBlend> = new Map(herbs.map((herb) => [herb.slug, herb]))
  if (!parts.herbs.every(({ slug }) => herbsBySlug.has(slug))) return undefined
  const checker = createChecker(facts)
  const blend = describeBlend(parts, { herbsBySlug, checker })
  return isPassing(checker.check(blendToRecipe(blend), savedProfile, 'ai').verdict) ? blend : undefined
}
