import { plainText, sentencesOf } from '../wording/sentences.ts'
import { emergencies, type Emergency } from './emergencies.ts'
import { emergencySigns } from './emergency-signs.ts'

/**
 * The emergencies that a text names in the words people type, worst first; rather one too many than one missed. Total, and the
 * same whatever the letter case, spacing and apostrophes. For saying where help is: an empty answer clears nothing.
 */
export function recogniseEmergencies(text: string): Emergency[] {
  const sentences = sentencesOf(plainText(text)).map(plainWords)
  return emergencies.filter(({ code }) => {
    const { signs, besides } = emergencySigns[code]
    return sentences.some((sentence) => signs.test(besides ? sentence.replaceAll(besides, '·') : sentence))
  })
}

const plainWords = (sentence: string) =>
  sentence
    .replaceAll("'", '')
    .replaceAll(/[^\p{L}\p{N}.]+|\.(?!\d)/gu, ' ')
    .trim()
