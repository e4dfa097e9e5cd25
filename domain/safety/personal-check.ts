import { readForCheck } from '../medicines/medicine-reading.ts'
import type { WordedFinding } from './browser-check.ts'
import { type Change, createChanges } from './changes.ts'
import type { RecipeToCheck } from './check.ts'
import type { SafetyFacts } from './facts.ts'
import type { Finding, FindingCode, Verdict } from './findings.ts'
import { createNameMedicines } from './own-medicines.ts'
import { checkPaywalled } from './paywalled-check.ts'
import { createChecker } from './stored-check.ts'
import { profileOf, type StoredProfile, unansweredSubjects } from './stored-profile.ts'
import { createVerdictLine } from './verdict-line.ts'
import { verdictMessage } from './verdict-messages.ts'

/**
 * `tag` and `sentence` put the verdict in words, `open` lists what was not checked because the reader left it
 * unanswered. `findings` need the reader's attention; `notices` also concern the reader and change nothing.
 */
export type PersonalReport = {
  verdict: Verdict
  tag: string
  sentence: string
  open: string | undefined
  findings: WordedFinding[]
  notices: WordedFinding[]
  dataVersion: string
}

/** `changes` returns the smallest changes that help the reader, and none when the recipe's amounts are closed. */
export type PersonalCheck = {
  report: (recipe: RecipeToCheck, stored: StoredProfile) => PersonalReport
  changes: (recipe: RecipeToCheck, stored: StoredProfile) => Change[]
}

/** Notices that the reader should act on. `informing` has those that only inform. */
const actionable: ReadonlySet<FindingCode> = new Set<FindingCode>(['INTERACTION_MONITOR', 'CONDITION_POSSIBLE'])
const informing: ReadonlySet<FindingCode> = new Set<FindingCode>(['MINOR_AMOUNT', 'CHILD_NOTICE', 'CAFFEINE_INFO'])

/**
 * Creates the check for a reader's stored answers. Notices for everybody are left out because the page already shows
 * them. `today` returns the day where the reader is, `yyyy-mm-dd`.
 */
export function createPersonalCheck(facts: SafetyFacts, today: () => string): PersonalCheck {
  const profileToday = (stored: StoredProfile) => profileOf(stored, today(), readForCheck)
  const { check, say } = createChecker(facts)
  const verdictLine = createVerdictLine(facts)
  const changes = createChanges(facts)
  const toPersonalFinding = (finding: Finding): WordedFinding => ({
    level: finding.level,
    code: finding.code,
    text: say(finding),
    sources: finding.sources,
  })
  return {
    report: (recipe, stored) => {
      const profile = profileToday(stored)
      const report = recipe.isClosed ? checkPaywalled(check, recipe, profile) : check(recipe, profile, 'human')
      const { verdict, findings, dataVersion } = report
      const medicines = stored.medicines?.map((name) => ({ name, classes: readForCheck(name).classes })) ?? []
      return {
        verdict,
        dataVersion,
        ...verdictMessage(verdict, verdictLine(report, createNameMedicines(medicines)), unansweredSubjects(stored)),
        findings: findings
          .filter(({ level, code }) => level !== 'NOTICE' || actionable.has(code))
          .map(toPersonalFinding),
        notices: findings.filter(({ level, code }) => level === 'NOTICE' && informing.has(code)).map(toPersonalFinding),
      }
    },
    changes: (recipe, stored) =>
      recipe.isClosed ? [] : changes({ check, recipe, profile: profileToday(stored), origin: 'human' }),
  }
}
