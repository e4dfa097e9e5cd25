import { shortenName } from '../words.ts'
import { type CheckRecipe, createCheck, type RecipeToCheck } from './check.ts'
import type { SafetyFacts, Source } from './facts.ts'
import { createMedicineNoticeWriter, createFindingWriter } from './finding-messages.ts'
import type { CheckedOrigin, RawFinding, Verdict } from './findings.ts'
import { createNotes, type NoteTopic, type FindingWriters } from './notes.ts'
import { writeUnknownMedicine } from './unknown-medicine.ts'

/** Note from a check for everybody. `sources` are positions in the recipe's list of sources. */
type DerivedNote = { text: string; topic: NoteTopic; sources: number[] }

/**
 * Details of a stored check. `codes` lists findings above a notice, each with subject and herbs. `daily` lists herbs,
 * largest amount first. `checkedOn` is the oldest day on which the herbs' facts were checked. Older stored checks lack
 * `gramsPerTeaspoon` and `checkedOn`.
 */
export type StoredSafety = {
  codes: string[]
  sources: Source[]
  daily: {
    herb: string
    name: string
    gramsPerDay: number
    maxDailyGrams: number
    gramsPerTeaspoon?: number | undefined
  }[]
  checkedOn?: string | undefined
}

export type StoredCheck = { verdict: Verdict; dataVersion: string; safety: StoredSafety; notes: DerivedNote[] }

/** Check with its messages and facts, all from the same version of the facts. */
export type Checker = FindingWriters & { check: CheckRecipe; facts: SafetyFacts }

export const createChecker = (facts: SafetyFacts): Checker => ({
  check: createCheck(facts),
  writeFinding: createFindingWriter(facts, writeUnknownMedicine),
  writeMedicineNotice: createMedicineNoticeWriter(facts),
  facts,
})

/** Checks a recipe without a person, for storage and for every reader. */
export function checkForStorage(checker: Checker, recipe: RecipeToCheck, origin: CheckedOrigin): StoredCheck {
  const { check, facts } = checker
  const { verdict, findings, daily, dataVersion } = check(recipe, undefined, origin)
  const notes = createNotes(checker, findings)
  const sources = [...new Map(notes.flatMap((note) => note.sources).map((source) => [source.cite, source])).values()]
  const positions = new Map(sources.map(({ cite }, position) => [cite, position]))
  const herbs = new Map(facts.herbs.map((herb) => [herb.slug, herb]))
  const [checkedOn] = daily.flatMap(({ herb }) => herbs.get(herb)?.checkedOn ?? []).toSorted()
  return {
    verdict,
    dataVersion,
    safety: {
      codes: findings.filter(({ level }) => level !== 'NOTICE').map(formatFindingKey),
      sources,
      daily: daily
        .map((amount) => {
          const herb = herbs.get(amount.herb)
          const name = shortenName(herb?.commonName ?? amount.herb)
          return Object.assign({ name }, amount, herb && { gramsPerTeaspoon: herb.gramsPerTeaspoon })
        })
        .toSorted((one, other) => other.gramsPerDay - one.gramsPerDay || (one.herb < other.herb ? -1 : 1)),
      ...(checkedOn !== undefined && { checkedOn }),
    },
    notes: notes.map(({ text, topic, sources: noteSources }) => ({
      text,
      topic,
      sources: [...new Set(noteSources.flatMap(({ cite }) => positions.get(cite) ?? []))].toSorted(
        (one, other) => one - other,
      ),
    })),
  }
}

/** Returns the texts of the notes without the details that a summary covers. */
export const listShortNotes = (notes: readonly DerivedNote[]): string[] =>
  notes.filter(({ topic }) => topic !== 'detail').map(({ text }) => text)

const formatFindingKey = ({ code, subject, herbs }: RawFinding) => [code, subject, ...herbs].filter(Boolean).join(' ')
