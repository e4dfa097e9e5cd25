import { defaultCupsPerDay } from '#domain/amounts/weights.ts'
import { paths } from '#domain/paths.ts'
import type { RecipeToCheck } from '#domain/safety/check.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import { createPersonalCheck } from '#domain/safety/personal-check.ts'
import { checkForStorage, createChecker } from '#domain/safety/stored-check.ts'
import type { Answer, StoredProfile } from '#domain/safety/stored-profile.ts'

import type { CheckRequest, CheckResult, PersonAnswers } from './check.schemas.ts'
import { createSourceList, publicDisclaimer } from './shared.ts'

type CheckContext = { facts: SafetyFacts; siteUrl: string; today: string }

/**
 * Checks a blend for a person with the check and the words of the site’s own pages. `today` is the UTC date, `yyyy-mm-
 * dd`; an age stated today needs no other.
 */
export function checkPublicBlend(
  { facts, siteUrl, today }: CheckContext,
  { person = {}, ...blend }: CheckRequest,
): CheckResult {
  const recipe = toRecipe(blend)
  const personal = createPersonalCheck(facts, () => today).createReport(recipe, toStoredProfile(person, today))
  const general = checkForStorage(createChecker(facts), recipe, 'human')
  const sources = createSourceList()
  const findings = [...personal.findings, ...personal.notices].map(({ level, code, text, sources: cited }) => ({
    level,
    code,
    text,
    sources: sources.cite(cited),
  }))
  const findingTexts = new Set(findings.map(({ text }) => text))
  return {
    verdict: personal.verdict,
    title: personal.tag,
    summary: personal.sentence,
    unanswered: personal.unansweredNote ?? null,
    findings,
    notes: general.notes
      .filter(({ text }) => !findingTexts.has(text))
      .map(({ text, sources: positions }) => ({
        text,
        sources: sources.cite(positions.flatMap((position) => general.safety.sources[position] ?? [])),
      })),
    daily: general.safety.daily.map(({ herb, name, gramsPerDay, maxDailyGrams }) => ({
      herb,
      name,
      gramsPerDay,
      maxGramsPerDay: maxDailyGrams,
      url: siteUrl + paths.herb(herb),
    })),
    sources: sources.list(),
    factsVersion: personal.dataVersion,
    disclaimer: publicDisclaimer,
  }
}

function toRecipe({ ingredients, servings, cupsPerDay, courseDays, preparation }: CheckRequest): RecipeToCheck {
  const cups = cupsPerDay ?? defaultCupsPerDay
  return {
    ingredients: ingredients.map(({ name, amount, gramsPerCup, gramsPerDay }) => ({
      name,
      amount: amount ?? null,
      gramsPerCup: gramsPerCup ?? (gramsPerDay === undefined ? null : gramsPerDay / cups),
    })),
    servings: servings ?? null,
    cupsPerDay: cups,
    courseDays: courseDays ?? null,
    preparation: preparation ?? [],
  }
}

const toAnswer = (value: boolean | undefined): Answer => (value === undefined ? null : value ? 'yes' : 'no')

/** Converts a person's answers to those of the site's questionnaire. A missing answer stays missing. */
export const toStoredProfile = (person: PersonAnswers, today: string): StoredProfile => ({
  savedOn: today,
  bornOn: null,
  ageYears: person.ageYears ?? null,
  pregnant: toAnswer(person.pregnant),
  trimester: person.trimester ?? null,
  breastfeeding: toAnswer(person.breastfeeding),
  tryingToConceive: toAnswer(person.tryingToConceive),
  surgeryPlanned: toAnswer(person.surgeryPlanned),
  conditions: person.conditions ?? null,
  medicines: person.medicines ?? null,
  allergies: person.allergies ?? null,
  hidesUnsuitable: false,
})
