import { localDay } from '#client/core/local-day.ts'
import { readForCheck } from '#domain/medicines/medicine-reading.ts'
import type { ToldFinding } from '#domain/safety/asked-check.ts'
import type { RecipeToCheck } from '#domain/safety/check.ts'
import { checkClosed } from '#domain/safety/closed-check.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import type { Verdict } from '#domain/safety/findings.ts'
import { createChecker } from '#domain/safety/stored-check.ts'
import { profileOf, type StoredProfile, untold } from '#domain/safety/stored-profile.ts'
import { wordsOfVerdict } from '#domain/safety/verdict-words.ts'

/** `tag` and `sentence` tell the verdict in words. */
export type PersonalReport = {
  verdict: Verdict
  tag: string
  sentence: string
  findings: ToldFinding[]
  dataVersion: string
}
export type PersonalCheck = (recipe: RecipeToCheck, stored: StoredProfile) => PersonalReport

/** Checks recipes by these facts for the person whose answers this browser keeps; standing notices are on the page already. */
export function createPersonalCheck(facts: SafetyFacts): PersonalCheck {
  const { check, say } = createChecker(facts)
  return (recipe, stored) => {
    const profile = profileOf(stored, localDay(new Date()), readForCheck)
    const { verdict, findings, dataVersion } = recipe.isClosed
      ? checkClosed(check, recipe, profile)
      : check(recipe, profile, 'human')
    return {
      verdict,
      dataVersion,
      ...wordsOfVerdict(verdict, untold(stored)),
      findings: findings
        .filter(({ level, code }) => level !== 'NOTICE' || code === 'INTERACTION_MONITOR')
        .map((finding) => ({ level: finding.level, code: finding.code, text: say(finding), sources: finding.sources })),
    }
  }
}
