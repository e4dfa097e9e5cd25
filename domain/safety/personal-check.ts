import { classifyMedicine } from '../medicines/classify-medicine.ts'
import { addImplied } from './add-implied.ts'
import type { DisplayFinding } from './browser-check.ts'
import { type Change, createChangeSuggester } from './changes.ts'
import type { RecipeToCheck } from './check.ts'
import type { SafetyFacts } from './facts.ts'
import type { Finding, FindingCode, Verdict } from './findings.ts'
import { checkPaywalled } from './paywalled-check.ts'
import { createChecker } from './stored-check.ts'
import { toProfile, type StoredProfile, listUnansweredSubjects } from './stored-profile.ts'
import { createVerdictWriter, type FindMedicineNames } from './verdict-line.ts'
import { getVerdictMessage } from './verdict-messages.ts'
import { impliedDrugClasses } from './vocabulary.ts'

/**
 * `tag` and `sentence` express the verdict. `unansweredNote` lists questions that were not checked because the reader
 * left them unanswered. `findings` need the reader's attention; `notices` do not change the verdict.
 */
export type PersonalReport = {
  verdict: Verdict
  tag: string
  sentence: string
  unansweredNote: string | undefined
  findings: DisplayFinding[]
  notices: DisplayFinding[]
  dataVersion: string
}

/** `suggestChanges` returns the smallest changes that help the reader; none when the amounts are closed. */
export type PersonalCheck = {
  createReport: (recipe: RecipeToCheck, stored: StoredProfile) => PersonalReport
  suggestChanges: (recipe: RecipeToCheck, stored: StoredProfile) => Change[]
}

const actionableCodes: ReadonlySet<FindingCode> = new Set<FindingCode>(['INTERACTION_MONITOR', 'CONDITION_POSSIBLE'])
const informationalCodes: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'MINOR_AMOUNT',
  'CHILD_NOTICE',
  'CAFFEINE_INFO',
])

/**
 * Creates the check for a reader's stored answers. Leaves out notices for everybody, which the page already shows.
 * `today` returns the reader's local date, `yyyy-mm-dd`.
 */
export function createPersonalCheck(facts: SafetyFacts, today: () => string): PersonalCheck {
  const createProfile = (stored: StoredProfile) => toProfile(stored, today(), classifyMedicine)
  const { check, writeFinding } = createChecker(facts)
  const writeVerdict = createVerdictWriter(facts)
  const suggestChanges = createChangeSuggester(facts)
  const toPersonalFinding = (finding: Finding): DisplayFinding => ({
    level: finding.level,
    code: finding.code,
    text: writeFinding(finding),
    sources: finding.sources,
  })
  return {
    createReport: (recipe, stored) => {
      const profile = createProfile(stored)
      const report = recipe.isClosed ? checkPaywalled(check, recipe, profile) : check(recipe, profile, 'human')
      const { verdict, findings, dataVersion } = report
      const medicines = stored.medicines?.map((name) => ({ name, classes: classifyMedicine(name).classes })) ?? []
      return {
        verdict,
        dataVersion,
        ...getVerdictMessage(
          verdict,
          writeVerdict(report, createMedicineNameFinder(medicines)),
          listUnansweredSubjects(stored),
        ),
        findings: findings
          .filter(({ level, code }) => level !== 'NOTICE' || actionableCodes.has(code))
          .map(toPersonalFinding),
        notices: findings
          .filter(({ level, code }) => level === 'NOTICE' && informationalCodes.has(code))
          .map(toPersonalFinding),
      }
    },
    suggestChanges: (recipe, stored) =>
      recipe.isClosed ? [] : suggestChanges({ check, recipe, profile: createProfile(stored), origin: 'human' }),
  }
}

type Medicine = { name: string; classes: readonly string[] }

/**
 * Creates a function that names the person's medicines in a drug class, including implied classes. It returns none for
 * `oral_medicines_general`, which every medicine belongs to.
 */
export function createMedicineNameFinder(medicines: readonly Medicine[]): FindMedicineNames {
  const medicinesWithImplied = medicines.map(({ name, classes }) => ({
    name,
    classes: addImplied(classes, impliedDrugClasses),
  }))
  return (drugClass) =>
    drugClass === 'oral_medicines_general'
      ? []
      : medicinesWithImplied.flatMap(({ name, classes }) => (classes.has(drugClass) ? [toSentenceCase(name)] : []))
}

/** Formats a medicine's name for the middle of a sentence. Abbreviations such as `SSRI` keep their capitals. */
const toSentenceCase = (name: string) =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
