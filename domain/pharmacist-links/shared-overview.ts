import { formatDay } from '#domain/date-in-words.ts'
import { type OwnRecipeReport, createOwnRecipeCheck } from '#domain/own-recipes/own-recipe-check.ts'
import { describeFigures, getOwnVerdictText, sharedVerdictTexts } from '#domain/own-recipes/own-recipes.messages.ts'
import type { OwnRecipe } from '#domain/own-recipes/own-recipes.types.ts'
import { formatCups, formatGrams } from '#domain/recipes/recipe-counts.ts'
import type { HerbFacts, SafetyFacts, Source } from '#domain/safety/facts.ts'
import type { Level } from '#domain/safety/findings.ts'
import type { StoredProfile } from '#domain/safety/stored-profile.ts'
import { shortenName } from '#domain/words.ts'

import { type AnswerRow, describeAnswers } from './describe-answers.ts'
import type { SharedPart } from './shared-parts.ts'

/** Finding with the positions of its sources in the list of all sources. */
type SharedFinding = { level: Level; text: string; sources: number[] }

/** Recipe or herb of a member. `lines` are its ingredients or amounts. */
export type CheckedItem = {
  name: string
  details: string
  lines: string[]
  verdict: string
  findings: SharedFinding[]
}

/** Content of a pharmacist's page. A part that isn't shared is null. `isPersonal` is true if the checks use the answers. */
export type SharedOverview = {
  isPersonal: boolean
  answers: AnswerRow[] | null
  recipes: CheckedItem[] | null
  cabinet: CheckedItem[] | null
  sources: Source[]
}

/** Herb that a member has at home. `quantity` is as the member wrote it. */
export type HerbAtHome = { herbSlug: string; quantity: string }

/** `answers` are null if the account has none. They aren't used unless `parts` contains them. */
type OverviewInput = {
  parts: readonly SharedPart[]
  facts: SafetyFacts
  today: string
  answers: StoredProfile | null
  recipes: readonly OwnRecipe[]
  cabinet: readonly HerbAtHome[]
}

/**
 * Creates the content of a pharmacist's page from current data and facts. Without the answers, everything is checked for
 * adults in general, so that no result reveals an answer.
 */
export function createSharedOverview({ parts, facts, today, ...data }: OverviewInput): SharedOverview {
  const stored = parts.includes('answers') ? data.answers : null
  const sources = createSourceList()
  const { check } = createOwnRecipeCheck(facts, () => today)
  const describe = (report: OwnRecipeReport) => describeReport(report, stored !== null, sources.addAll)
  const herbs = new Map(facts.herbs.map((herb) => [herb.slug, herb]))
  const herbNames = new Map(facts.herbs.map(({ slug, commonName }) => [slug, shortenName(commonName)]))
  return {
    isPersonal: stored !== null,
    answers: stored && describeAnswers(stored, today, herbNames),
    recipes: parts.includes('recipes')
      ? data.recipes.map(({ content, brews }) => ({
          name: content.name,
          details: [describeFigures(content), brews.lastDay && `last made on ${formatDay(brews.lastDay)}`]
            .filter(Boolean)
            .join(' · '),
          lines: content.ingredients.map(({ name, amount }) => (amount === '' ? name : `${name}, ${amount}`)),
          ...describe(check(content, stored)),
        }))
      : null,
    cabinet: parts.includes('cabinet')
      ? data.cabinet.flatMap(({ herbSlug, quantity }) => {
          const herb = herbs.get(herbSlug)
          return herb ? [describeHerb(herb, quantity, (tea) => describe(check(tea, stored)))] : []
        })
      : null,
    sources: sources.list,
  }
}

function describeHerb(
  herb: HerbFacts,
  quantity: string,
  describe: (tea: Parameters<ReturnType<typeof createOwnRecipeCheck>['check']>[0]) => ReturnType<typeof describeReport>,
): CheckedItem {
  const gramsPerCup = Math.min(herb.tea.gramsPerCupMax, herb.maxDailyGrams)
  const cupsPerDay = Math.max(1, Math.floor(herb.maxDailyGrams / gramsPerCup))
  const tea = createSingleTea(herb, gramsPerCup, cupsPerDay)
  return {
    name: shortenName(herb.commonName),
    details: herb.scientificName,
    lines: [
      ...(quantity === '' ? [] : [`At home: ${quantity}`]),
      `Checked as a strong tea: ${formatCups(cupsPerDay)} a day with ${formatGrams(gramsPerCup)} each`,
    ],
    ...describe(tea),
  }
}

const createSingleTea = (herb: HerbFacts, gramsPerCup: number, cupsPerDay: number) => ({
  name: herb.commonName,
  ailment: '',
  emoji: '',
  colour: 'leaf' as const,
  servings: 1,
  cupsPerDay,
  courseDays: null,
  waterMl: null,
  brewMinutes: 10,
  preparation: herb.tea.requirements,
  ingredients: [{ name: herb.commonName, amount: `${gramsPerCup} g` }],
  steps: [],
  notes: '',
  tags: [],
})

function describeReport(
  report: OwnRecipeReport,
  isPersonal: boolean,
  addSources: (sources: readonly Source[]) => number[],
): Pick<CheckedItem, 'verdict' | 'findings'> {
  const { tag, sentence, person } = getOwnVerdictText(report, sharedVerdictTexts)
  return {
    verdict: `${tag}. ${isPersonal ? person : sentence}`,
    findings: report.findings.map(({ level, text, sources }) => ({ level, text, sources: addSources(sources) })),
  }
}

/** Collects the sources of all findings, each once. `addAll` returns their positions. */
function createSourceList() {
  const list: Source[] = []
  const positions = new Map<string, number>()
  const add = (source: Source): number => {
    const position = positions.get(source.cite) ?? list.push(source) - 1
    positions.set(source.cite, position)
    return position
  }
  return {
    list,
    addAll: (sources: readonly Source[]) => [...new Set(sources.map(add))].toSorted((one, other) => one - other),
  }
}
