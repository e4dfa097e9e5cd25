import { splitSentences, normaliseText } from '../sentences.ts'
import { medicineWords } from './claims.ts'
import { isDenied } from './denial.ts'

const stoppingVerbs = [
  '(?:stop|quit|skip|drop|halv|reduc|lower|replac|swap|binn?|ditch)(?:p?ed|[pt]?ing|es|s|e)?(?: (?:taking|using|with|on))?',
  '(?:gave|give|gives|given|giving) up(?: (?:on|taking))?',
  '(?:came|come|comes|coming|went|go|going|wean\\w*(?: (?:myself|himself|herself|themselves))?|got|get) off(?: of)?',
  '(?:threw|throw|throws|thrown|throwing) (?:away|out)',
  '(?:cut|cuts|cutting) (?:down|back|out)(?: on)?',
  "(?:no longer|not|(?:do|does)(?: not|n't)) (?:take|takes|taking|need|needs|use|uses|using)",
]
const owners = '(?:(?:all|half|most|of|my|our|his|her|their|your|the|those|these|any|daily|old) )*'
const stoppedPattern = new RegExp(`\\b(?:${stoppingVerbs.join('|')}) ${owners}${medicineWords}(?![\\p{L}\\p{N}])`, 'gu')
/** A prescriber may stop a medicine, and a shop may run out of it. */
const prescriberPattern =
  /\b(?:doctors?|gp|consultant|cardiologist|surgeon|specialist|nurse|midwife|pharmacist|hospital|clinic)\b(?: \w+){0,3} $/
/** Words that make “do not take my tablets” a statement about stopping. */
const anyMorePattern = /\b(?:any ?more|now|since|because|thanks to|these days)\b/

/** True when somebody says that they stopped, changed or skipped a medicine. “Never stop your tablets” is denied. */
export const mentionsStoppedMedicine = (text: string): boolean =>
  splitSentences(normaliseText(text)).some((sentence) =>
    [...sentence.matchAll(stoppedPattern)].some((match) => {
      const end = match.index + match[0].length
      if (prescriberPattern.test(sentence.slice(Math.max(0, match.index - 60), match.index))) return false
      if (/^(?:do|does|not)(?:n't)?\b/.test(match[0])) return anyMorePattern.test(sentence.slice(end))
      return !isDenied(sentence, match.index, end, false)
    }),
  )
