import { brewBlend } from '#domain/brewing/brewing.rules.ts'
import type { Brew } from '#domain/brewing/brewing.types.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { pick } from '#domain/random.ts'
import { toLowerAscii } from '#domain/text.ts'

import type { BotFacts, ComposeInput, ExistingRecipe, RecipeDraft } from './bot.types.ts'
import { checkCandidate } from './check-candidate.ts'
import { writeBenefits } from './compose/benefits.ts'
import { chooseHerbs } from './compose/choose-herbs.ts'
import { writeDescription } from './compose/description.ts'
import { chooseExtra, type ExtraIngredient } from './compose/extras.ts'
import { getIngredientName } from './compose/herb-names.ts'
import { writeName } from './compose/names.ts'
import { type ChooseLeastUsed, createLeastUsedChooser } from './compose/phrase-choice.ts'
import { writeSteps } from './compose/steps.ts'
import { writeTips } from './compose/tips.ts'
import { listMentionableUses } from './compose/use-phrases.ts'
import { mugs, pots, type Vessel } from './compose/vessels.ts'
import { writeWarnings } from './compose/warnings.ts'
import { herbTexts } from './herb-texts/herb-texts.ts'
import { listScenes } from './scenes/scenes.ts'
import type { SceneTemplate } from './scenes/scenes.types.ts'

const maxAttempts = 60
/** Warnings from the check that a composed recipe may have. The catalogue accepts them too. */
const acceptedWarnings: ReadonlySet<string> = new Set(['STACK_HEPATOTOXIC_SIGNAL'])
/** Course in days that a recipe states if its herbs allow a longer course. */
const usualCourseDays = 14
const coldCourseDays = 7

/**
 * Composes a new recipe for an ailment; undefined if no attempt can be published without review. The same `facts`,
 * `existing` and `random` give the same recipe.
 */
export function composeRecipe(input: ComposeInput): RecipeDraft | undefined {
  const { facts, existing } = input
  const choose = createLeastUsedChooser(existing, input.random)
  const existingIndex = indexExisting(facts, existing)
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const draft = tryDraft(input, existingIndex, choose)
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
  existingIndex: ExistingIndex,
  choose: ChooseLeastUsed,
): RecipeDraft | undefined {
  const herbs = chooseHerbs({ herbs: facts.herbs, ailment, herbSlugs, countUses: existingIndex.countUses, random })
  if (herbs.length === 0 || existingIndex.hasBlend(herbs)) return undefined
  const brew = brewBlend(
    herbs.map((herb, position) => ({ herb, share: position === 0 ? 1.4 : position === 1 ? 1 : 0.8 })),
    {
      cupsPerDay: ailment !== 'Sleep Problems' && random() < 0.3 ? 3 : 2,
    },
  )
  const scenes = listScenes(ailment, season).filter((scene) => isSuitableScene(scene, herbs, ailment))
  const scene = choose(scenes, ({ text }) => text)
  if (!brew || !scene) return undefined
  const randomServings = brew.cupsPerDay === 1 ? 1 : (pick([1, 2, 2, 2, 3], random) ?? 2)
  const servings = randomServings === 1 && brew.cupsPerDay > 1 && /\bpot\b/.test(scene.text) ? 2 : randomServings
  const isFlask = /\bflask\b/.test(scene.text) && brew.phases.every(({ kind }) => kind === 'steep')
  const extra = chooseExtra({ herbs, brew, servings, season, ailment, scene, isFlask, random })
  const vessel = pick(servings === 1 ? mugs : pots, random) ?? pots[0]
  const description = writeDescription({ herbs, scene, brew, isCold: extra?.isCold === true, choose, random })
  const name =
    vessel &&
    writeName({ herbs, scene, vessels: chooseVesselNames(brew, vessel, extra), hasName: existingIndex.hasName, random })
  if (!vessel || description === undefined || name === undefined) return undefined
  const courseDays = chooseCourseDays(herbs, ailment)
  return {
    name,
    ailment,
    description,
    emoji: chooseEmoji(herbs, scene, extra, random),
    brewMinutes: brew.minutes,
    difficulty: chooseDifficulty(brew),
    servings,
    cupsPerDay: brew.cupsPerDay,
    courseDays,
    preparation: brew.preparation,
    ingredients: createIngredients(brew, servings, extra),
    instructions: writeSteps({ brew, servings, vessel, extra, isLate: scene.time === 'late', isFlask, random }),
    benefits: writeBenefits(herbs, ailment, random),
    tips: writeTips({ brew, servings, extra, random }),
    warnings: writeWarnings({
      ailment,
      herbs: brew.herbs,
      cupsPerDay: brew.cupsPerDay,
      courseDays,
      hasHoney: extra?.isHoney === true,
      random,
    }),
  }
}

function isSuitableScene({ time, about }: SceneTemplate, herbs: readonly Herb[], ailment: string): boolean {
  const hasTag = (...tags: Herb['effectTags']) =>
    herbs.some(({ effectTags }) => effectTags.some((tag) => tags.includes(tag)))
  if (ailment === 'Sleep Problems' && time !== 'late') return false
  if (time === 'late' && (hasTag('stimulant', 'caffeine', 'diuretic') || ailment === 'Energy & Focus')) return false
  if (time === 'early' && hasTag('sedative', 'mild_sedative')) return false
  if (time === 'day' && hasTag('sedative')) return false
  const words = new Set(about?.split('|'))
  return (
    words.size === 0 ||
    herbs.some((herb) =>
      listMentionableUses(herb).some(
        ({ use, category }) => category === ailment && [...words].some((word) => use.includes(word)),
      ),
    )
  )
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
      notes: herbTexts[herb.slug]?.note ?? 'dried',
    })),
    ...(extra ? [extra.ingredient] : []),
  ]
}

function chooseVesselNames(
  { phases }: Brew<Herb>,
  vessel: Vessel,
  extra: ExtraIngredient | undefined,
): readonly string[] {
  if (extra?.isCold) return ['Cooler', 'Glass']
  if (phases.some(({ kind }) => kind === 'soak'))
    return phases.length > 1 ? ['in Two Jugs', 'Jug'] : ['Jug', 'Cold Glass']
  if (phases.some(({ kind }) => kind !== 'steep')) return ['Saucepan', 'Pan', 'Brew']
  return vessel.name
}

/** Emoji that share images can show; see `npm run assets`. */
const drawableEmoji: ReadonlySet<string> = new Set(
  '🌼 💙 🌿 🌱 🫐 🌳 🍂 🧡 🌸 ☕ 🤍 🌾 💛 🫚 🍵 🌺 🍺 ❄️ 🍋 🍊 🌹 🍃 🫖 🧉'.split(' '),
)

function chooseEmoji(
  herbs: readonly Herb[],
  scene: SceneTemplate,
  extra: ExtraIngredient | undefined,
  random: ComposeInput['random'],
): string {
  if (extra?.isCold) return '🧊'
  const herbEmoji = herbs[0]?.emoji ?? scene.emoji
  return random() < 0.5 && drawableEmoji.has(herbEmoji) ? herbEmoji : scene.emoji
}
