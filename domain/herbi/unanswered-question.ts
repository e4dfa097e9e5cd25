import { recogniseEmergencies } from '../safety/recognise-emergencies.ts'
import { maxUnansweredLength } from './chat.rules.ts'
import { findComplaints, outOfScope } from './complaints.ts'
import { extractProfile, hasProfile } from './extracted-profile.ts'
import { createWordRegex, normaliseMessage } from './message-text.ts'

const minWords = 2

/** Email addresses, phone numbers, web addresses and every other number. */
const contactPattern = /[@\p{N}]|https?:|www\.|\p{L}\.\p{L}/iu
const personPattern = createWordRegex(
  '(?:he|she|him|her|his|hers|mr|mrs|ms|miss|dr|sir|madam)',
  '(?:step|grand|god|half)?-?(?:husband|wife|partner|boyfriend|girlfriend|fiancée?|mum|mom|mother|dad|father|parents?|nan|gran\\w*|brother|sister|siblings?|aunt\\w*|uncle|cousin|nephew|niece|friend|neighbou?r|colleague|boss|doctor|patient|client)s?',
  "my name|i'm called|i am called|named|birthday|born|address|phone|e-?mail|street",
)

const sentenceStart = /(?:^|[.!?…]\s+)["'“‘(]*$/u

/** First words that say nothing about a person. Any other capitalised word may be a name. */
const openingWord = createWordRegex(
  "what(?:'s)?|how|why|when|where|which|who|whose|is|are|am|was|do|does|did|don't|can|can't|could|may|might|must|should|will|would|shall|has|have|had|if|i|i'm|i've|i'd|my|me|we|our|you|your|it|its|this|that|these|those|there|the|a|an|any|some|all|to|in|on|for|from|with|without|after|before|and|or|but|so|please|tell|give|show|explain|describe|list|name|compare|make|brew|tea|herbs?|herbal|hi|hello|hey|thanks",
)

/**
 * Returns the words of a question without an answer, as they are stored for editors: in lower case, letters only.
 * Returns undefined if the question is too long or too short, or may say something about a person.
 */
export function toUnansweredText(question: string, isPlant: (word: string) => boolean): string | undefined {
  const message = normaliseMessage(question)
  const text = message
    .replaceAll("'", '')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
  if (text.length > maxUnansweredLength || text.split(' ').length < minWords) return undefined
  return mayConcernPerson(question, message, isPlant) ? undefined : text
}

const mayConcernPerson = (question: string, message: string, isPlant: (word: string) => boolean): boolean =>
  contactPattern.test(question) ||
  personPattern.test(message) ||
  namesSomebody(question, isPlant) ||
  hasProfile(extractProfile(message, isPlant)) ||
  findComplaints(message).length > 0 ||
  outOfScope.some(({ pattern }) => pattern.test(message)) ||
  recogniseEmergencies(question).length > 0

/** True for a capitalised word other than a plant's, except for a usual word that opens a sentence. */
function namesSomebody(question: string, isPlant: (word: string) => boolean): boolean {
  return [...question.matchAll(/\p{Lu}[\p{L}’']*/gu)].some(({ 0: word, index }) => {
    const plain = normaliseMessage(word)
    if (isPlant(plain) || /^i(?:'\p{L}+)?$/u.test(plain)) return false
    return !sentenceStart.test(question.slice(0, index)) || !openingWord.test(plain)
  })
}
