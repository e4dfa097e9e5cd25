import { stemmer } from 'stemmer'

import { getPlantSlug } from '#domain/safety/names.ts'

import { removeComplaints } from './complaints.ts'
import { removeDenials } from './denials.ts'
import type { Features } from './features.types.ts'
import type { ParsedMessage } from './parse-message.ts'

const anyHerb = /\{(?:herb|other)\}/g

/** Replaces the places in a question, so that it can be parsed as a message. */
export const removePlaces = (question: string): string => question.replaceAll(anyHerb, ' it ')

export const countPlaces = (question: string): number => question.match(anyHerb)?.length ?? 0

export function describeMessage(message: ParsedMessage, anyHerbs = 0): Features {
  const { text, plants, complaints, outOfScope, person } = message
  const withoutNames = plants.reduce((rest, { name }) => rest.replaceAll(name, ' '), text)
  return {
    words: splitWords(removeComplaints(removeDenials(withoutNames), complaints)),
    herbs: [...new Set(plants.flatMap((plant) => (plant.plants.length === 1 ? plant.plants.map(getPlantSlug) : [])))],
    complaints: [...complaints.map(({ name }) => name), ...outOfScope],
    person: [
      ...(person.pregnant ? ['pregnant'] : []),
      ...(person.breastfeeding ? ['breastfeeding'] : []),
      ...(person.isChild ? ['child'] : []),
      ...(person.medicines.length > 0 ? ['medicine'] : []),
      ...person.conditions,
      ...(person.allergies.length > 0 ? ['allergy'] : []),
    ],
    anyHerbs,
  }
}

export const splitWords = (text: string): string[] => [
  ...new Set(
    text
      .replaceAll("'", '')
      .match(/[\p{L}\p{N}]+/gu)
      ?.map((word) => synonyms.get(word) ?? word)
      .map(stemmer),
  ),
]

/** Words that mean the same in questions about tea. */
const synonyms = new Map(
  [
    [
      'work',
      'works',
      'effective',
      'proof',
      'proven',
      'evidence',
      'scientific',
      'research',
      'study',
      'studies',
      'trial',
      'trials',
      'tested',
      'science',
      'placebo',
      'proofs',
    ],
    ['kid', 'child', 'children', 'kids', 'toddler', 'son', 'daughter'],
    ['make', 'brew', 'prepare', 'prep', 'making', 'brewing'],
    ['store', 'keep', 'storage', 'keeping'],
    ['steep', 'infuse', 'steeping', 'infusing'],
    ['better', 'best'],
    ['drink', 'have', 'take', 'drinking', 'taking', 'having', 'use', 'using'],
    ['mix', 'combine', 'blend', 'mixing', 'together'],
    ['safe', 'ok', 'okay', 'alright', 'allowed', 'fine', 'dangerous', 'danger', 'risk', 'risky', 'bad'],
  ].flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)),
)
