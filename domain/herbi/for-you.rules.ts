import type { AskCheck } from '../safety/asked-check.ts'
import type { FindingCode } from '../safety/findings.ts'
import { shortName } from '../words.ts'

/** What an answer means for whoever reads: `notes` in the check's words, `unchecked` the herbs that it could not read. */
type ForYou = { notes: string[]; unchecked: string[] }

/** An ordinary cup, in grams of dried herb: an answer names herbs, and how much of them somebody takes is not known. */
const ordinaryCup = 2

/** What a herb means for a person, however much of it they take. */
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
const unreadCodes: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'UNKNOWN_INGREDIENT',
  'FORM_NOT_TEA',
  'UNPARSEABLE_AMOUNT',
  'NO_HERBS',
])

/**
 * What each of these herbs means by itself for the person whom `ask` checks for; what `said` tells already is not told again.
 */
export function forYou(herbs: readonly string[], ask: AskCheck, said: string): ForYou {
  const notes = new Set<string>()
  const unchecked: string[] = []
  const isSaid = createIsSaid(said)
  for (const name of herbs) {
    const { findings } = ask({ ingredients: [{ name, gramsPerCup: ordinaryCup }] })
    const told = findings.filter(({ code }) => personalCodes.has(code))
    if (told.length === 0 && findings.some(({ code }) => unreadCodes.has(code))) unchecked.push(name)
    for (const { code, text } of told) {
      const words = ofHerb(code, text)
      if (!isSaid(name, text) && !isSaid(name, words)) notes.add(words)
    }
  }
  return { notes: [...notes], unchecked }
}

/** A finding speaks of a recipe and of its amounts: of a herb by itself it says less. */
function ofHerb(code: FindingCode, text: string): string {
  if (code === 'CHILD_AMOUNT_EXCEEDED') return text.replace(': too much for a child of this age.', ':')
  return text
    .replace(/\. This is more than that: leave it out\.$/, '. Ask your midwife or doctor first.')
    .replace(/; this is more\. Ask/, '. Ask')
    .replace(/Leave this recipe out\.$/, 'Leave it out.')
}

/** Whether an answer tells of this herb what a note would; a line of it may name several herbs. */
function createIsSaid(said: string): (herb: string, note: string) => boolean {
  const whole = plain(said)
  const lines = said.split('\n').map((line) => plain(line).replace(/^ ?- /, ''))
  return (herb, note) => {
    if (whole.includes(plain(note))) return true
    const beginning = plain(note.replace(/[(?].*$/, ''))
    const named = plain(shortName(herb))
    return lines.some((line) => line.startsWith(beginning) && line.includes(named))
  }
}

const plain = (text: string) => text.replaceAll(/[\s*_\\]+/g, ' ').toLowerCase()
