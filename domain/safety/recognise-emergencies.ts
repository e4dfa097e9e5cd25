import { plainText, sentencesOf } from '../wording/sentences.ts'
import { emergencies, type Emergency } from './emergencies.ts'
import { bareWords } from './emergency-patterns.ts'
import { emergencySigns } from './emergency-signs.ts'

/**
 * The emergencies that a text names in the words people type, also in two sentences one after the other, worst first; rather one
 * too many than one missed. Total, and the same whatever the letter case, spacing and apostrophes. For saying where help is: an
 * empty answer clears nothing.
 */
export function recogniseEmergencies(text: string): Emergency[] {
  const sentences = sentencesOf(plainText(text)).map(bareWords)
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]} ${sentence}`)
  return emergencies.filter(({ code }) => {
    const { signs, besides } = emergencySigns[code]
    return [...sentences, ...pairs].some((words) => signs.test(besides ? words.replaceAll(besides, '·') : words))
  })
}
