import { swallowingPattern } from './plant-sentences.ts'

const externalUses = new RegExp(
  [
    String.raw`(?<!\b(?:after|before|since) (?:(?:a|an|my|the|his|her|your|our) )?(?:\w+ )?)\b(?:foot ?)?bath(?:s|ing|water)?\b`,
    String.raw`\b(?:hair|shampoo\w*|facials?|poultices?|compress(?:es)?|salves?|ointments?|lotions?|gargl\w*|mouthwash|rins(?:e|es|ed|ing)|dab\w*|inhal\w*)\b`,
    String.raw`\bwash(?:es|ed|ing)?\b(?! (?:\w+ )?down)`,
    String.raw`\b(?:soak(?:s|ed|ing)?|steam(?:s|ed|ing)?) (?:my|the|his|her|your) (?:\w+ )?(?:feet|foot|hands?|face|skin|sheets)\b`,
  ].join('|'),
  'i',
)
const swallowingWords = new RegExp(
  [
    String.raw`\b(?:${swallowingPattern}|by mouth|ha(?:d|ve|s|ving) (?:\w+ ){0,2}(?:cups?|mugs?|pots?|glass(?:es)?))\b`,
    String.raw`(?<=[^\s]\s)(?<!\bit )\b(?:tak(?:e|es|en|ing)|took)\b(?! (?:a|my|his|her|their) (?:\w+ )?bath)`,
    String.raw`\b(?:in|into|to|with) (?:my|a|the|your|his|her|each|every|one) (?:\w+ )?(?:tea|cup|mug|teapot|drink)\b`,
  ].join('|'),
  'i',
)

/** True when a sentence says that something is drunk, eaten or added to a drink. */
export const mentionsSwallowing = (text: string): boolean => swallowingWords.test(text)

/** True when a sentence is about a bath, the skin, gargling or inhaling, and nothing in it is swallowed. */
export const isExternalUse = (text: string): boolean => externalUses.test(text) && !mentionsSwallowing(text)
