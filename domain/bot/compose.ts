import { brewBlend } from '#domain/brewing/brewing.rules.ts'
import type { Brew } from '#domain/brewing/brewing.types.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { pick } from '#domain/random.ts'
import { toLowerAscii } from '#domain/text.ts'

import { findAilmentTexts, findHerbTexts, getIngredientName } from './bot-texts.ts'
import type { BotFacts, ComposeInput, ExistingRecipe, RecipeDraft } from './bot.types.ts'
import { checkCandidate } from './check-candidate.ts'
import { writeBenefits } from './compose/benefits.ts'
import { chooseHerbs } from './compose/choose-herbs.ts'
import { writeDescription, writeName } from './compose/description.ts'
import { chooseExtra, type ExtraIngredient } from './compose/extras.ts'
import { writeSteps } from './compose/steps.ts'
import { writeTips } from './compose/tips.ts'
import { writeWarnings } from './compose/warnings.ts'
import { type FreshTexts, indexRecentTexts } from './fresh-texts.rules.ts'

const maxAttempts = 60
/** Warnings from the check that a composed recipe may have. The catalogue accepts them too. */
const acceptedWarnings: ReadonlySet<string> = new Set(['STACK_HEPATOTOXIC_SIGNAL'])
/** Course in days that a recipe states if its herbs allow a longer course. */
const usualCourseDays = 14
const coldCourseDays = 7

/**
 * Composes a new recipe for an ailment. Repeats no opening and no tip of `recentRecipes`. Returns undefined if no
 * attempt can be published without review. The same input and random numbers give the same recipe.
 */
export function composeRecipe(input: ComposeInput): RecipeDraft | undefined {
  const { facts, existing } = input
  const existingIndex = indexExisting(facts, existing)
  const freshTexts = indexRecentTexts(input.recentRecipes)
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const draft = tryDraft(input, existingIndex, freshTexts)
    const result = draft && checkCandidate(draft, { facts, existing })
    if (result?.outcome === 'published' && result.codes.every((code) => acceptedWarnings.has(code))) return result.draft
  }
  return undefined
}

type ExistingIndex = {
  countUses: (slug: string) => number
  hasBlend: (herbs: readonly Herb[]) => boolean
  hasName: (name: string) => boolean
}

const getBlendKey = (slugs: readonly string[]) => slugs.toSorted().join(' ')

function indexExisting({ findHerbByIngredient }: BotFacts, existing: readonly ExistingRecipe[]): ExistingIndex {
  const uses = new Map<string, number>()
  const blends = new Set<string>()
  for (const { ingredientNames } of existing) {
    const slugs = ingredientNames
      .map(findHerbByIngredient)
      .flatMap((match) => (typeof match === 'object' ? match.slug : []))
    for (const slug of slugs) uses.set(slug, (uses.get(slug) ?? 0) + 1)
    blends.add(getBlendKey(slugs))
  }
  const names = new Set(existing.map(({ name }) => toLowerAscii(name)))
  return {
    countUses: (slug) => uses.get(slug) ?? 0,
    hasBlend: (herbs) => blends.has(getBlendKey(herbs.map(({ slug }) => slug))),
    hasName: (name) => names.has(toLowerAscii(name)),
  }
}

function tryDraft(
  { facts, ailment, season, herbSlugs = [], random }: ComposeInput,
  { countUses, hasBlend, hasName }: ExistingIndex,
  freshTexts: FreshTexts,
): RecipeDraft | undefined {
  const canLead = (herb: Herb) => findHerbTexts(herb)?.openings.some(freshTexts.isFreshOpening) === true
  const herbs = chooseHerbs({ herbs: facts.herbs, ailment, herbSlugs, countUses, canLead, random })
  if (herbs.length === 0 || hasBlend(herbs)) return undefined
  const brew = brewBlend(
    herbs.map((herb, position) => ({ herb, share: position === 0 ? 1.4 : position === 1 ? 1 : 0.8 })),
    { cupsPerDay: ailment !== 'Sleep Problems' && random() < 0.3 ? 3 : 2 },
  )
  if (!brew) return undefined
  const servings = brew.cupsPerDay === 1 ? 1 : (pick([1, 2, 2, 2, 3], random) ?? 2)
  const extra = chooseExtra({ herbs, brew, servings, season, ailment, random })
  const tea = { herbs, brew, ailment, isIced: extra?.isIced === true, random }
  const hasHoney = extra?.isHoney === true
  const name = writeName({ ...tea, servings, hasName })
  const description = writeDescription({ ...tea, freshTexts })
  const tips = writeTips({ brew, servings, hasHoney, freshTexts, random })
  if (name === undefined || description === undefined || tips === undefined) return undefined
  const courseDays = chooseCourseDays(herbs, ailment)
  const { minutes: brewMinutes, cupsPerDay, preparation } = brew
  return {
    name,
    ailment,
    description,
    emoji: tea.isIced ? '🧊' : chooseEmoji(herbs, ailment, random),
    brewMinutes,
    difficulty: chooseDifficulty(brew),
    servings,
    cupsPerDay,
    courseDays,
    preparation,
    ingredients: createIngredients(brew, servings, extra),
    instructions: writeSteps({ brew, servings, extra, ailment }),
    benefits: writeBenefits(herbs, ailment, random),
    tips,
    warnings: writeWarnings({ ailment, herbs: brew.herbs, cupsPerDay, courseDays, hasHoney, random }),
  }
}

function chooseCourseDays(herbs: readonly Herb[], ailment: string): number | null {
  const maxDurations = herbs.flatMap(({ maxDurationDays }) => maxDurationDays ?? [])
  if (maxDurations.length === 0) return null
  return Math.min(ailment === 'Cold & Flu' ? coldCourseDays : usualCourseDays, ...maxDurations)
}

/**
 * Returns `Advanced` if the brew needs two temperatures in turn, because the timing needs attention. A pan, two vessels
 * or herbs added at different times make it `Medium`.
 */
function chooseDifficulty({ phases, minutes, herbs }: Brew<Herb>): RecipeDraft['difficulty'] {
  const maxSteepMinutes = Math.max(...herbs.map(({ herb }) => herb.tea.steepMinutesMax))
  if (minutes > maxSteepMinutes) return 'Advanced'
  const isSimple =
    phases.length === 1 &&
    phases[0]?.kind === 'steep' &&
    phases[0].herbs.every(({ afterMinutes }) => afterMinutes === 0)
  return isSimple ? 'Easy' : 'Medium'
}

function createIngredients(
  { herbs }: Brew<Herb>,
  servings: number,
  extra: ExtraIngredient | undefined,
): RecipeDraft['ingredients'] {
  return [
    ...herbs.map(({ herb, gramsPerCup }) => ({
      name: getIngredientName(herb),
      amount: `${Number((gramsPerCup * servings).toFixed(2))} g`,
      gramsPerCup,
      notes: findHerbTexts(herb)?.buy ?? 'dried',
    })),
    ...(extra ? [extra.ingredient] : []),
  ]
}

/** Emoji that share images can show; see `npm run assets`. */
const drawableEmoji: ReadonlySet<string> = new Set(
  '🌼 💙 🌿 🌱 🫐 🌳 🍂 🧡 🌸 ☕ 🤍 🌾 💛 🫚 🍵 🌺 🍺 ❄️ 🍋 🍊 🌹 🍃 🫖 🧉'.split(' '),
)

function chooseEmoji([lead]: readonly Herb[], ailment: string, random: ComposeInput['random']): string {
  const ailmentEmoji = pick(findAilmentTexts(ailment)?.emoji ?? [], random)
  return lead && drawableEmoji.has(lead.emoji) ? lead.emoji : (ailmentEmoji ?? '🍵')
}
