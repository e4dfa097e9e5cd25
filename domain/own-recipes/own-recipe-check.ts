import { readLevelSpoons } from '#domain/amounts/amount.ts'
import { classifyMedicine } from '#domain/medicines/classify-medicine.ts'
import { calculateGramsPerCup } from '#domain/recipes/amount-error.rules.ts'
import type { DisplayFinding } from '#domain/safety/browser-check.ts'
import { type Change, createChangeSuggester, type RecipeEdit } from '#domain/safety/changes.ts'
import type { RecipeToCheck } from '#domain/safety/check.ts'
import { type PlantFacts, replacePlants, type SafetyFacts } from '#domain/safety/facts.ts'
import type { Finding, FindingCode, Verdict } from '#domain/safety/findings.ts'
import { indexNames, type NameMeaning, type Plant, resolveName } from '#domain/safety/names.ts'
import type { Profile } from '#domain/safety/profile.ts'
import { createChecker } from '#domain/safety/stored-check.ts'
import { type StoredProfile, toProfile } from '#domain/safety/stored-profile.ts'
import { shortenName } from '#domain/words.ts'

import { editLines, readServings } from './own-recipe-lines.ts'
import { ownFindingTexts } from './own-recipes.messages.ts'
import { type OwnRecipeContent, ownRecipeLimits } from './own-recipes.schemas.ts'
import { createNameSuggester } from './suggest-names.ts'

/**
 * What a line means to the check: plants, a kitchen ingredient, a form that is no tea, or unknown. `name` is the name
 * of the plants, `plants` has their slugs. `gramsPerCup` is undefined if the amount can't be read or the line isn't one
 * herb. `hasAmount` is true if the line states an amount. `levelSpoons` is how many level spoons a heaped or rounded one
 * counts as. `suggestions` are known names that an unknown one may be meant for.
 */
export type OwnLineMeaning = {
  kind: NameMeaning['kind']
  name: string
  plants: string[]
  gramsPerCup: number | undefined
  hasAmount: boolean
  levelSpoons: number | undefined
  suggestions: string[]
}

/** Grams of dried herb in the cups of a day, and the most that an adult should drink in a day. */
export type DailyHerb = { herb: string; name: string; gramsPerDay: number; maxDailyGrams: number }

/** `findings` are sorted, worst first; the last are notices, which don't change the verdict. */
export type OwnRecipeReport = {
  verdict: Verdict
  /** True if the recipe is refused only because we can’t read all of it. It is still unknown, never safe. */
  isUnchecked: boolean
  /** Slugs of the herbs and restricted plants that the ingredients name, sorted. */
  plants: string[]
  findings: DisplayFinding[]
  daily: DailyHerb[]
  lines: OwnLineMeaning[]
}

/**
 * `check` runs with every key; `suggestChanges` runs about thirty checks. A `stored` profile of null checks for adults
 * in general.
 */
export type OwnRecipeCheck = {
  check: (content: OwnRecipeContent, stored: StoredProfile | null) => OwnRecipeReport
  suggestChanges: (content: OwnRecipeContent, stored: StoredProfile | null) => Change[]
  /** Returns the same check with these plants' facts, which include their sources. */
  withPlants: (plants: PlantFacts) => OwnRecipeCheck
}

/** Creates the check of members' own recipes. `today` returns the local date of the reader, `yyyy-mm-dd`. */
export function createOwnRecipeCheck(facts: SafetyFacts, today: () => string): OwnRecipeCheck {
  const { check, writeFinding } = createChecker(facts)
  const suggestChanges = createChangeSuggester(facts)
  const names = indexNames(facts)
  const suggestNames = createNameSuggester(names)
  const herbNames = new Map(facts.herbs.map(({ slug, commonName }) => [slug, shortenName(commonName)]))
  const createProfile = (stored: StoredProfile | null) =>
    stored === null ? undefined : toProfile(stored, today(), classifyMedicine)
  const toDisplayFinding = (finding: Finding): DisplayFinding => ({
    level: finding.level,
    code: finding.code,
    text: ownFindingTexts[finding.code]?.(finding.subject) ?? writeFinding(finding),
    sources: finding.sources,
  })
  const checkFor = (content: OwnRecipeContent, profile: Profile | undefined) =>
    check(toRecipeToCheck(content), profile, 'human')
  return {
    check: (content, stored) => {
      const { verdict, findings, daily } = checkFor(content, createProfile(stored))
      const meanings = content.ingredients.map(({ name }) => resolveName(names, name))
      return {
        verdict,
        isUnchecked: verdict === 'refused' && findings.every(({ level, code }) => level !== 'REFUSE' || isUnread(code)),
        plants: [...new Set(meanings.flatMap(listSlugs))].toSorted(),
        findings: findings.map(toDisplayFinding),
        daily: daily.map((amount) => Object.assign({ name: herbNames.get(amount.herb) ?? amount.herb }, amount)),
        lines: content.ingredients.map((line, index) => ({
          ...describeLine(line, meanings[index], readServings(content)),
          suggestions: meanings[index]?.kind === 'unknown' ? suggestNames(line.name) : [],
        })),
      }
    },
    suggestChanges: (content, stored) => {
      const profile = createProfile(stored)
      const changes = suggestChanges({ check, recipe: toRecipeToCheck(content), profile, origin: 'human' })
      // A change in grams of dried herb doesn't fit a line such as “fresh ginger”.
      return changes.filter(({ edit, verdict }) => checkFor(applyEdit(content, edit), profile).verdict === verdict)
    },
    withPlants: (plants) => createOwnRecipeCheck(replacePlants(facts, plants), today),
  }
}

const unreadCodes: ReadonlySet<FindingCode> = new Set(['UNKNOWN_INGREDIENT', 'UNPARSEABLE_AMOUNT', 'NO_HERBS'])
const isUnread = (code: FindingCode): boolean => unreadCodes.has(code)

const listSlugs = (meaning: NameMeaning): string[] =>
  meaning.kind === 'plants'
    ? meaning.plants.map((plant) => (plant.kind === 'herb' ? plant.herb.slug : plant.plant.slug))
    : []

/** While the cups a day are invalid, checks the most that a recipe can have. */
const readCupsPerDay = ({ cupsPerDay }: OwnRecipeContent): number =>
  cupsPerDay >= 1 && cupsPerDay <= ownRecipeLimits.cupsPerDay ? cupsPerDay : ownRecipeLimits.cupsPerDay

const readCourseDays = ({ courseDays }: OwnRecipeContent): number | null =>
  courseDays !== null && courseDays >= 1 ? courseDays : null

const toRecipeToCheck = (content: OwnRecipeContent): RecipeToCheck => ({
  ingredients: content.ingredients.map(({ name, amount }) => ({ name, amount })),
  servings: readServings(content),
  cupsPerDay: readCupsPerDay(content),
  courseDays: readCourseDays(content),
  preparation: content.preparation,
})

type Line = OwnRecipeContent['ingredients'][number]

function describeLine(
  line: Line,
  meaning: NameMeaning | undefined,
  servings: number,
): Omit<OwnLineMeaning, 'suggestions'> {
  const amount = { hasAmount: line.amount !== '', levelSpoons: readLevelSpoons(line.amount) }
  if (meaning?.kind !== 'plants')
    return { kind: meaning?.kind ?? 'unknown', name: '', plants: [], gramsPerCup: undefined, ...amount }
  const [plant, ...others] = meaning.plants
  const herb = others.length === 0 && plant?.kind === 'herb' ? plant.herb : undefined
  return {
    kind: 'plants',
    name: meaning.plants.map(getScientificName).join(', or '),
    plants: listSlugs(meaning),
    gramsPerCup: herb && calculateGramsPerCup(line, servings, herb),
    ...amount,
  }
}

const getScientificName = (plant: Plant) => (plant.kind === 'herb' ? plant.herb : plant.plant).scientificName

const applyEdit = (content: OwnRecipeContent, edit: RecipeEdit): OwnRecipeContent =>
  edit.kind === 'cups'
    ? { ...content, cupsPerDay: edit.cupsPerDay }
    : { ...content, ingredients: editLines(content.ingredients, edit, readServings(content)) }
