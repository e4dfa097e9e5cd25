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

const maxAttempts = 3
const requestOptions = { schema: hostedBlend, maxOutputTokens: 2000, maxSchemaTokens: 1000, timeoutMs: 20_000 }

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
 * Requests a blend from a hosted model, up to three times. Each retry includes the codes of the last refusal. Returns
 * undefined without a model, a budget or a safe blend. Never sends the member's profile.
 */
export async function composeHostedBlend(ctx: Ctx, request: BlendRequest): Promise<BlendParts | undefined> {
  if (ctx.ai.models.length === 0) return undefined
  const offeredHerbs = [...request.herbsBySlug.values()].filter(
    ({ slug, conditional, tea }) =>
      !conditional &&
      !request.wish.excludedHerbs.has(slug) &&
      tea.method !== 'cold maceration' &&
      tea.requirements.every(isSimpleRequirement),
  )
  let lastRefusalCodes: string[] = []
  try {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const prompt = buildPrompt(request, offeredHerbs, lastRefusalCodes)
      const answer = await requestObject(ctx, { instructions: blendInstructions, prompt, ...requestOptions })
      if (!answer) return undefined
      const result = toBlendParts(answer, request)
      const codes = 'codes' in result ? result.codes : listRefusalCodes(result.parts, request)
      if ('parts' in result && codes.length === 0) return result.parts
      lastRefusalCodes = codes
    }
  } catch (error) {
    ctx.log.error('hosted_blend_failed', error)
  }
  return undefined
}

const isSimpleRequirement = (requirement: HerbToBlend['tea']['requirements'][number]) =>
  requirement !== 'boil_15_min' && requirement !== 'cold_macerate'

/**
 * Returns codes that explain to the model why a blend was refused, or none if the viewer may see it. Omits codes that
 * would reveal the member's health answers.
 */
function listRefusalCodes(parts: BlendParts, { check, herbsBySlug, profile }: BlendRequest): string[] {
  const recipe = partsToRecipe(parts, herbsBySlug)
  if (isProposable(check(recipe, profile, 'ai').verdict, profile)) return []
  const codes = check(recipe, undefined, 'ai').findings.flatMap(({ level, code }) =>
    level === 'REFUSE' || level === 'REVIEW' ? [code] : [],
  )
  return ['REFUSED', ...new Set(codes)]
}

function buildPrompt(
  { text, wish, previousBlends, herbsBySlug }: BlendRequest,
  offeredHerbs: readonly HerbToBlend[],
  lastRefusalCodes: readonly string[],
) {
  const previousNames = previousBlends.map((slugs) =>
    slugs.flatMap((slug) => herbsBySlug.get(slug)?.commonName ?? []).join(' + '),
  )
  return [
    `Herbs:\n${formatHerbList(offeredHerbs)}`,
    `Wish: ${JSON.stringify(text)}`,
    ...(wish.tastes.size > 0 ? [`Tastes: ${[...wish.tastes].join(', ')}`] : []),
    ...(previousNames.length > 0 ? [`Not again: ${previousNames.join('; ')}`] : []),
    ...(lastRefusalCodes.length > 0
      ? [`The last blend was refused: ${lastRefusalCodes.join(', ')}. Compose another.`]
      : []),
  ].join('\n\n')
}
