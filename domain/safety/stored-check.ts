import { shortName } from '../words.ts'
import { type CheckRecipe, createCheck, type RecipeToCheck } from './check.ts'
import type { SafetyFacts, Source } from './facts.ts'
import { createWords } from './finding-words.ts'
import { type CheckedOrigin, type FindingCode, findingCodes, type Raised, type Verdict } from './findings.ts'

/** Where on a page a derived line stands; the groups follow each other in the order of telling. */
export type NoteTopic = 'drinker' | 'medicine' | 'condition' | 'course'

/** A line that a check asks for, whoever reads; `sources` are positions in the sources of its recipe. */
type DerivedNote = { text: string; topic: NoteTopic; sources: number[] }

/** What is kept of a recipe's check beside its verdict; `codes` are those above a notice, each with its subject and herbs, `daily` is by herb, most first. */
export type KeptSafety = {
  codes: string[]
  sources: Source[]
  daily: { herb: string; name: string; gramsPerDay: number; maxDailyGrams: number }[]
}

export type StoredCheck = { verdict: Verdict; dataVersion: string; safety: KeptSafety; notes: DerivedNote[] }

/** What a check, its words and its facts are made of: one set of facts. */
export type Checker = { check: CheckRecipe; say: (finding: Raised) => string; facts: SafetyFacts }

export const createChecker = (facts: SafetyFacts): Checker => ({
  check: createCheck(facts),
  say: createWords(facts),
  facts,
})

/** The check of a recipe for whoever reads, as it is stored and shown to everybody. */
export function checkForStorage(
  { check, say, facts }: Checker,
  recipe: RecipeToCheck,
  origin: CheckedOrigin,
): StoredCheck {
  const { verdict, findings, daily, dataVersion } = check(recipe, undefined, origin)
  const sources = [
    ...new Map(findings.flatMap((finding) => finding.sources).map((source) => [source.cite, source])).values(),
  ]
  const positions = new Map(sources.map(({ cite }, position) => [cite, position]))
  const names = new Map(facts.herbs.map(({ slug, commonName }) => [slug, shortName(commonName)]))
  return {
    verdict,
    dataVersion,
    safety: {
      codes: findings.filter(({ level }) => level !== 'NOTICE').map(inShort),
      sources,
      daily: daily
        .map((amount) => Object.assign({ name: names.get(amount.herb) ?? amount.herb }, amount))
        .toSorted((one, other) => other.gramsPerDay - one.gramsPerDay || (one.herb < other.herb ? -1 : 1)),
    },
    notes: findings.map((finding) => ({
      text: say(finding),
      topic: topicOf(finding.code),
      sources: finding.sources.flatMap(({ cite }) => positions.get(cite) ?? []).toSorted((one, other) => one - other),
    })),
  }
}

const inShort = ({ code, subject, herbs }: Raised) => [code, subject, ...herbs].filter(Boolean).join(' ')

const firstOfCourse = findingCodes.indexOf('DURATION_NOTICE')

/** Where a line about a finding stands. */
export function topicOf(code: FindingCode): NoteTopic {
  if (code === 'MEDICINE_NOTICE') return 'medicine'
  if (code === 'CONDITION_NOTICE') return 'condition'
  return findingCodes.indexOf(code) >= firstOfCourse ? 'course' : 'drinker'
}
