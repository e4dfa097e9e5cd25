import { partsToRecipe } from '#domain/blends/blend-check.ts'
import type { BlendParts, HerbToBlend } from '#domain/blends/blends.types.ts'
import { blendInstructions, formatHerbList, hostedBlend, toBlendParts } from '#domain/blends/hosted-blend.ts'
import { isProposable } from '#domain/blends/personal-proposal.ts'
import type { Wish } from '#domain/blends/wish.rules.ts'
import type { CheckRecipe } from '#domain/safety/check.ts'
import type { NameIndex } from '#domain/safety/names.ts'
import type { Profile } from '#domain/safety/profile.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { requestObject } from '#worker/features/herbi/hosted-object.service.ts'

const triesMax = 3
const requestOptions = { schema: hostedBlend, outputTokensMax: 2000, schemaTokensMax: 1000, timeoutMs: 20_000 }

type BlendRequest = {
  text: string
  wish: Wish
  herbsBySlug: ReadonlyMap<string, HerbToBlend>
  index: NameIndex
  check: CheckRecipe
  profile: Profile | undefined
  previousBlends: readonly (readonly string[])[]
}

/**
 * Returns a blend composed by a hosted model that passes the check. Tries up to three times and sends the codes of the
 * last refusal with each retry. Returns undefined without a model, budget or safe blend. Never sends the member's
 * profile.
 */
export async function composeHosted(ctx: Ctx, request: BlendRequest): Promise<BlendParts | undefined> {
  const { hosted } = ctx.ai
  if (!hosted) return undefined
  const offeredHerbs = [...request.herbsBySlug.values()].filter(
    ({ slug, conditional, tea }) =>
      !conditional &&
      !request.wish.excludedHerbs.has(slug) &&
      tea.method !== 'cold maceration' &&
      tea.requirements.every(isUsual),
  )
  let refused: string[] = []
  try {
    for (let tries = 0; tries < triesMax; tries++) {
      const prompt = promptOf(request, offeredHerbs, refused)
      const answer = await requestObject(ctx, hosted, { instructions: blendInstructions, prompt, ...requestOptions })
      if (!answer) return undefined
      const read = toBlendParts(answer, request)
      const codes = 'codes' in read ? read.codes : refusalCodes(read.parts, request)
      if ('parts' in read && codes.length === 0) return read.parts
      refused = codes
    }
  } catch (error) {
    ctx.log.error('hosted_blend_failed', error)
  }
  return undefined
}

const isUsual = (requirement: HerbToBlend['tea']['requirements'][number]) =>
  requirement !== 'boil_15_min' && requirement !== 'cold_macerate'

/**
 * Returns the codes of a refused blend for the model; empty if this person may see the blend. Only includes codes that
 * apply to everybody, so that the member's health answers aren't sent.
 */
function refusalCodes(parts: BlendParts, { check, herbsBySlug, profile }: BlendRequest): string[] {
  const recipe = partsToRecipe(parts, herbsBySlug)
  if (isProposable(check(recipe, profile, 'ai').verdict, profile)) return []
  const codes = check(recipe, undefined, 'ai').findings.flatMap(({ level, code }) =>
    level === 'REFUSE' || level === 'REVIEW' ? [code] : [],
  )
  return ['REFUSED', ...new Set(codes)]
}

function promptOf(
  { text, wish, previousBlends, herbsBySlug }: BlendRequest,
  offeredHerbs: readonly HerbToBlend[],
  refused: readonly string[],
) {
  const previousNames = previousBlends.map((slugs) =>
    slugs.flatMap((slug) => herbsBySlug.get(slug)?.commonName ?? []).join(' + '),
  )
  return [
    `Herbs:\n${formatHerbList(offeredHerbs)}`,
    `Wish: ${JSON.stringify(text)}`,
    ...(wish.tastes.size > 0 ? [`Tastes: ${[...wish.tastes].join(', ')}`] : []),
    ...(previousNames.length > 0 ? [`Not again: ${previousNames.join('; ')}`] : []),
    ...(refused.length > 0 ? [`The last blend was refused: ${refused.join(', ')}. Compose another.`] : []),
  ].join('\n\n')
}
