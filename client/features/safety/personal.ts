import { localDay } from '#client/core/local-day.ts'
import { readForCheck } from '#domain/medicines/medicine-reading.ts'
import type { ToldFinding } from '#domain/safety/asked-check.ts'
import { type Change, createChanges } from '#domain/safety/changes.ts'
import type { RecipeToCheck } from '#domain/safety/check.ts'
import { checkClosed } from '#domain/safety/closed-check.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import type { Finding, FindingCode, Verdict } from '#domain/safety/findings.ts'
import { createNameMedicines } from '#domain/safety/own-medicines.ts'
import { createChecker } from '#domain/safety/stored-check.ts'
import { profileOf, type StoredProfile, untold } from '#domain/safety/stored-profile.ts'
import { createVerdictLine } from '#domain/safety/verdict-line.ts'
import { wordsOfVerdict } from '#domain/safety/verdict-words.ts'

/**
 * `tag` and `sentence` tell the verdict in words, `open` what was not checked because the reader left it open. `findings` are what to
 * mind; `notices` are what else concerns the reader and changes nothing.
 */
export type PersonalReport = {
  verdict: Verdict
  tag: string
  sentence: string
  open: string | undefined
  findings: ToldFinding[]
  notices: ToldFinding[]
  dataVersion: string
}

/** `changes` are the smallest ones that make a recipe fit; none for a recipe of which the amounts are closed. */
export type PersonalCheck = {
  report: (recipe: RecipeToCheck, stored: StoredProfile) => PersonalReport
  changes: (recipe: RecipeToCheck, stored: StoredProfile) => Change[]
}

/** Notices to act on, and those that only inform. */
const minded: ReadonlySet<FindingCode> = new Set<FindingCode>(['INTERACTION_MONITOR', 'CONDITION_POSSIBLE'])
const informing: ReadonlySet<FindingCode> = new Set<FindingCode>(['MINOR_AMOUNT', 'CHILD_NOTICE', 'CAFFEINE_INFO'])

const profileToday = (stored: StoredProfile) => profileOf(stored, localDay(new Date()), readForCheck)

/** Checks recipes by these facts for the person whose answers this browser keeps; standing notices are on the page already. */
export function createPersonalCheck(facts: SafetyFacts): PersonalCheck {
  const { check, say } = createChecker(facts)
  const verdictLine = createVerdictLine(facts)
  const changes = createChanges(facts)
  const told = (finding: Finding): ToldFinding => ({
    level: finding.level,
    code: finding.code,
    text: say(finding),
    sources: finding.sources,
  })
  return {
    report: (recipe, stored) => {
      const profile = profileToday(stored)
      const report = recipe.isClosed ? checkClosed(check, recipe, profile) : check(recipe, profile, 'human')
      const { verdict, findings, dataVersion } = report
      const medicines = stored.medicines?.map((name) => ({ name, classes: readForCheck(name).classes })) ?? []
      return {
        verdict,
        dataVersion,
        ...wordsOfVerdict(verdict, verdictLine(report, createNameMedicines(medicines)), untold(stored)),
        findings: findings.filter(({ level, code }) => level !== 'NOTICE' || minded.has(code)).map(told),
        notices: findings.filter(({ level, code }) => level === 'NOTICE' && informing.has(code)).map(told),
      }
    },
    changes: (recipe, stored) =>
      recipe.isClosed ? [] : changes({ check, recipe, profile: profileToday(stored), origin: 'human' }),
  }
}
