import everydayNames from '#domain/medicines/everyday-names.json' with { type: 'json' }
import { isGroupName } from '#domain/medicines/medicine-groups.ts'
import { toMedicineKey } from '#domain/medicines/medicine-names.ts'
import { findMedicineByName } from '#domain/medicines/medicines.rules.ts'
import type { Medicine } from '#domain/medicines/medicines.ts'

import { createWordRegex } from './message-text.ts'

/** Medicine named in a message. `classes` lists its drug classes and is empty for an unknown medicine. */
export type MentionedMedicine = { name: string; classes: Medicine['classes'] }

const maxNameWords = 4
const medicineForm =
  /^(?: ?-?(?:\w+ )?(?:tablets?|pills?|medicines?|medications?|meds|drugs?|supplements?|treatment|patch|inhaler|spray|injections?))(?!\w)/
/** Names that are also complaints, foods or habits. They count as medicines only before a word such as "tablets". */
const ambiguousNames = new Set(everydayNames.everywhere.concat(everydayNames.inQuestions).map(toMedicineKey))
/** Matches words after a drug class that show that the phrase describes a herb, as in "diuretic herbs". */
const herbDescription = /^ (?:herbs?|herbals?|teas?|plants?|effects?|action)\b/
const alcohol = createWordRegex(
  '(?:with|and|drink(?:ing)?|drank|after|(?:glass|glasses|bottle|pint|shot|couple) of|some|mix\\w*|on top of|have|had|having) (?:some |a |an |my |few |a few |too much )?(?:(?:red|white|ros[eé]|mulled|sparkling|cold|dry) )?(?:alcohol|beers?|lager|cider|ale|wine|prosecco|champagne|spirits|whiske?y|brandy|vodka|gin|rum|tequila|booze)',
)
const unknownMedicine =
  /\b(?:i(?:'m| am)? (?:also |currently |now )?(?:take|taking|on|using|use)|i was prescribed|prescribed|(?:he|she|mum|mother|dad|father) (?:takes|is on|is taking)|my (?:gp|doctor) (?:put me on|gave me|prescribed(?: me)?)|together with my|with my) ((?:[a-z][a-z-]{4,})(?:ine|ol|in|ide|ate|am|an|il|one|ium|ab|ib|ax|en|ex|ir|pam|yl|um|ac|id))\b/g

/** Matches the abbreviations DOAC and NOAC, which mean newer blood thinners. */
const newerAnticoagulants = /\b[dn]oacs?\b/g

/** Returns the medicines and drug groups named in a message. Ignores names for which `isPlant` is true. */
export function extractMedicines(message: string, isPlant: (word: string) => boolean): MentionedMedicine[] {
  const text = message.replaceAll(newerAnticoagulants, 'anticoagulants')
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'.-]*/gu)].map((match) => ({
    word: match[0].replace(/[.'-]+$/, '').replace(/'s$/, ''),
    end: match.index + match[0].length,
  }))
  const medicinesByName = new Map<string, MentionedMedicine>()
  for (let start = 0; start < words.length;) {
    const match = matchLongestName(words, start, text, isPlant)
    if (match) medicinesByName.set(match.medicine.name, { name: match.name, classes: match.medicine.classes })
    start = match ? match.end : start + 1
  }
  if (alcohol.test(text)) medicinesByName.set('alcohol', { name: 'alcohol', classes: ['cns_depressants'] })
  for (const [, name = ''] of text.matchAll(unknownMedicine))
    if (medicinesByName.size === 0 && !isPlant(name)) medicinesByName.set(name, { name, classes: [] })
  return [...medicinesByName.values()]
}

type Word = { word: string; end: number }

function matchLongestName(words: readonly Word[], start: number, text: string, isPlant: (word: string) => boolean) {
  for (let count = Math.min(maxNameWords, words.length - start); count > 0; count--) {
    const phrase = words.slice(start, start + count).map(({ word }) => word)
    const name = phrase.join(' ')
    if (toMedicineKey(name).length < 3 || isPlant(name)) continue
    const medicine = findMedicine(name)
    if (!medicine) continue
    if (herbDescription.test(text.slice(words[start + count - 1]?.end))) continue
    const isMedicine =
      !ambiguousNames.has(toMedicineKey(name.replace(/ \d.*$/, ''))) ||
      medicineForm.test(text.slice(words[start + count - 1]?.end))
    if (isMedicine)
      return { medicine, name: isGroupName(medicine.name) ? name : lowerCaseFirst(medicine.name), end: start + count }
  }
  return undefined
}

/** Lower-cases the first letter for use in a sentence. Leaves abbreviations unchanged. */
const lowerCaseFirst = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

function findMedicine(name: string): Medicine | undefined {
  const medicine = findMedicineByName(name)
  return medicine && medicine.classes.length > 0 ? medicine : undefined
}
