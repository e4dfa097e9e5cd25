import type { RunCheck } from '../safety/browser-check.ts'
import type { FindingCode } from '../safety/findings.ts'
import { shortenName } from '../words.ts'

/** Personal safety notes for an answer. `unchecked` lists herbs that the check couldn't read. */
type ForYouNotes = { notes: string[]; unchecked: string[] }

/** Grams of dried herb in an ordinary cup. Assumed because answers don't state how much the person drinks. */
const ordinaryGramsPerCup = 2

/** Findings about the person, reported at any amount. */
const personalCodes: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'RESTRICTED_BLOCK',
  'RESTRICTED_RESTRICT',
  'ALLERGY',
  'CHILD_AMOUNT_UNKNOWN',
  'CHILD_AMOUNT_EXCEEDED',
  'CHILD_ASK_FIRST',
  'UNDER_MIN_AGE',
  'PREGNANCY_AVOID',
  'PREGNANCY_ABOVE_FOOD_AMOUNT',
  'LACTATION_AVOID',
  'LACTATION_ABOVE_FOOD_AMOUNT',
  'CONTRAINDICATED',
  'INTERACTION_AVOID',
  'SEDATIVES_WITH_CNS_DEPRESSANT',
  'PREGNANCY_NO_DATA',
  'PREGNANCY_CAUTION',
  'PREGNANCY_PLANNED',
  'LACTATION_NO_DATA',
  'LACTATION_CAUTION',
  'CONDITION_CAUTION',
  'CONDITION_POSSIBLE',
  'ALLERGY_CAUTION',
  'CAFFEINE_CAUTION',
  'INTERACTION_STACKED',
  'INTERACTION_CAUTION',
  'INTERACTION_SEPARATE',
  'CONDITION_SEPARATE',
  'INTERACTION_MONITOR',
  'UNKNOWN_MEDICINE',
  'UNKNOWN_PROFILE_CODE',
])
const uncheckedCodes: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'UNKNOWN_INGREDIENT',
  'FORM_NOT_TEA',
  'UNPARSEABLE_AMOUNT',
  'NO_HERBS',
])

/**
 * Checks each herb separately with `checkRecipe`, which includes the person's profile. Omits notes that `answer`
 * already contains.
 */
export function createForYouNotes(herbs: readonly string[], checkRecipe: RunCheck, answer: string): ForYouNotes {
  const notes = new Set<string>()
  const unchecked: string[] = []
  const isStated = createStatedTest(answer)
  for (const name of herbs) {
    const { findings } = checkRecipe({ ingredients: [{ name, gramsPerCup: ordinaryGramsPerCup }] })
    const personalFindings = findings.filter(({ code }) => personalCodes.has(code))
    if (personalFindings.length === 0 && findings.some(({ code }) => uncheckedCodes.has(code))) unchecked.push(name)
    for (const { code, text } of personalFindings) {
      const rewordedText = rewordForHerb(code, text)
      if (!isStated(name, text) && !isStated(name, rewordedText)) notes.add(rewordedText)
    }
  }
  return { notes: [...notes], unchecked }
}

/** Rewords a finding about a recipe so that the text fits a single herb. */
function rewordForHerb(code: FindingCode, text: string): string {
  if (code === 'CHILD_AMOUNT_EXCEEDED') return text.replace(': too much for a child of this age.', ':')
  return text
    .replace(/\. This is more than that\. Do not drink this\.$/, '. Ask your midwife or doctor first.')
    .replace(/; this is more\. Ask/, '. Ask')
}

/** Creates a test for whether the answer already contains a note about a herb. One line may name several herbs. */
function createStatedTest(answer: string): (herb: string, note: string) => boolean {
  const fullText = normalise(answer)
  const lines = answer.split('\n').map((line) => normalise(line).replace(/^ ?- /, ''))
  return (herb, note) => {
    if (fullText.includes(normalise(note))) return true
    const noteStart = normalise(note.replace(/[(?].*$/, ''))
    const herbName = normalise(shortenName(herb))
    return lines.some((line) => line.startsWith(noteStart) && line.includes(herbName))
  }
}

const normalise = (text: string) =>
  text
    .replaceAll(',', '')
    .replaceAll(/[\s*_\\]+/g, ' ')
    .toLowerCase()
