import { createWordRegex } from './message-text.ts'

const denialPattern = String.raw`(?<![\p{L}\p{N}])(?:not|never|nor|neither|without|no|no longer|(?:is|are|was|were|do|does|did|have|has|had)n'?t|cannot be|can't be)`
const wordsBetween = String.raw`(?: (?:a|an|any|currently|yet|now|at the moment|have|has|had|got|be|been|on|taking|take|takes|using|use|also|even|history of|signs? of|known|longer|more|either|myself|regular|other))*`

const endsWithDenial = new RegExp(`${denialPattern}${wordsBetween}[ -]*$`, 'u')

/** True when at least one match isn't denied, unlike "pregnant" in "not pregnant". */
export function matchesUndenied(text: string, pattern: RegExp): boolean {
  return [...text.matchAll(new RegExp(pattern.source, 'gu'))].some(
    ({ index }) => !endsWithDenial.test(text.slice(0, index)),
  )
}

const statusPattern = createWordRegex(
  'pregn\\w+|expecting|breast ?-?fe\\w+|nursing|(?:prescribed )?(?:medicines?|medications?|meds|medicated|tablets|pills|drugs)|allerg\\w+',
).source

const deniedStatus = new RegExp(
  `${denialPattern}${wordsBetween} (?:${statusPattern})(?: (?:or|nor|/) (?:${wordsBetween} ?)?(?:${statusPattern}))*(?: any ?more| any longer| yet)?`,
  'gu',
)

/** Removes denials about the person, such as "I'm not pregnant", "I take no medicines" or "no allergies". */
export const removeDenials = (text: string): string => text.replaceAll(deniedStatus, ' ').replaceAll(/\s+/g, ' ')

const unwantedSleepiness =
  /\b(?:won'?t|not|don'?t|doesn'?t|without|no) (?:\w+ )?(?:me )?(?:feel(?:ing)? |get(?:ting)? |be(?:ing)? )?(?:too )?(?:sleepy|drowsy|sleepiness|drowsiness)\b/g

/** Removes sleepiness that somebody doesn't want, such as "something that won't make me sleepy". */
export const removeUnwantedSleepiness = (text: string): string => text.replaceAll(unwantedSleepiness, ' ')

export const rejectsSleepiness = (text: string): boolean =>
  removeUnwantedSleepiness(text) !== text || staysAwake.test(text)
const staysAwake =
  /\b(?:stay(?:ing)? (?:awake|alert)|before (?:a |my |the |an )?(?:exam|test|interview|drive|driving|work)|need to drive|have to drive|exam in)\b/
