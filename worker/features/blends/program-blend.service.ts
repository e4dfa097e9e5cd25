import { createPartsCheck } from '#domain/blends/blend-check.ts'
import { blendMessages } from '#domain/blends/blends.messages.ts'
import type { Blend, Taste } from '#domain/blends/blends.types.ts'
import { describeBlend } from '#domain/blends/describe-blend.ts'
import { extractPerson, mergeProfiles } from '#domain/blends/extract-person.ts'
import { proposeForPerson } from '#domain/blends/personal-proposal.ts'
import { writeRemarks } from '#domain/blends/remarks.rules.ts'
import { writeWishProblem } from '#domain/blends/wish-problem.ts'
import { parseWish } from '#domain/blends/wish.rules.ts'
import { indexNames } from '#domain/safety/names.ts'
import type { Profile } from '#domain/safety/profile.ts'
import { createChecker } from '#domain/safety/stored-check.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { getFacts } from '#worker/features/safety/safety.service.ts'
import { authorizeTool } from '#worker/features/settings/settings.service.ts'

import * as repo from './blends.repo.ts'

type ProgramWish = { text: string; tastes: Taste[]; stated: Profile }
type ProgramBlend = { blend: Blend; remarks: string[] } | { message: string }

/**
 * Proposes a blend for a program that asks on behalf of a person. Uses no hosted model and stores nothing. Throws
 * `unauthenticated` if the generator is for premium members.
 */
export async function proposeForProgram(ctx: Ctx, wish: ProgramWish, random: () => number): Promise<ProgramBlend> {
  await authorizeTool(ctx, 'blend_generator')
  const [facts, herbs] = await Promise.all([getFacts(ctx), repo.listHerbs(ctx)])
  const parsedWish = parseWish({ text: wish.text, tastes: wish.tastes, facts, index: indexNames(facts) })
  const problem = writeWishProblem(parsedWish)
  if (problem !== undefined) return { message: withoutLimit(problem) }
  const answers = extractPerson(wish.text)
  const profile = mergeProfiles(wish.stated, answers)
  const herbsBySlug = new Map(herbs.map((herb) => [herb.slug, herb]))
  const checker = createChecker(facts)
  const proposal = proposeForPerson({
    herbs,
    wish: parsedWish,
    profile,
    createProfileCheck: (person) => createPartsCheck(checker.check, herbsBySlug, person),
    ownedSlugs: new Set(),
    ownOnly: false,
    previousBlends: [],
    random,
  })
  if (!proposal) return { message: blendMessages.noBlendForYou }
  const { parts, reducedSlugs } = proposal
  return {
    blend: describeBlend(parts, { herbsBySlug, checker, profile, tastes: parsedWish.tastes }),
    remarks: writeRemarks({ wish: parsedWish, wishAnswers: answers, profile, parts, herbsBySlug, reducedSlugs }),
  }
}

/** Programs have no monthly limit. */
const withoutLimit = (message: string) => message.replace(` ${blendMessages.notCounted}`, '')
