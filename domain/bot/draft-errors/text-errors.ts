import { isForeign } from '#domain/herbi/foreign-text.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { textFindings } from '#domain/safety/free-text.ts'
import type { NameIndex } from '#domain/safety/names.ts'
import { claimAdvice } from '#domain/wording/claims.ts'
import { findClaims } from '#domain/wording/wording.rules.ts'

import type { DraftError, RecipeDraft } from '../bot.types.ts'

type TextErrorsInput = { draft: RecipeDraft; herbs: readonly Herb[]; names: NameIndex }

/** Recipe data for checking its texts. `plants` are the slugs of its herbs. */
export type TextCheckContext = { names: NameIndex; servings: number; cupsPerDay: number; plants: ReadonlySet<string> }

/** Finds plants that no tea may contain, and amounts above a herb's daily maximum. */
export const findPlantErrors = (texts: readonly string[], { names, ...context }: TextCheckContext): DraftError[] =>
  texts
    .flatMap((text) => textFindings(names, text, context))
    .filter(({ level }) => level === 'REFUSE')
    .map(({ code, text: reason }) => ({ code, reason }))

/**
 * Finds words that no recipe may contain: claims, restricted plants, amounts above the daily maximum, other languages,
 * links and HTML.
 */
export function findTextErrors({ draft, herbs, names }: TextErrorsInput): DraftError[] {
  const { servings, cupsPerDay } = draft
  const plants = new Set(herbs.map(({ slug }) => slug))
  const texts = listTexts(draft)
  const claimErrors = texts.flatMap(findClaims).map(({ claim, sentence }) => ({
    code: `CLAIM_${claim}`,
    reason: `“${sentence}” promises too much. ${claimAdvice[claim]}`,
  }))
  return [
    ...findLanguageErrors(texts.slice(1)),
    ...claimErrors,
    ...findPlantErrors(texts, { names, servings, cupsPerDay, plants }),
  ]
}

const addressPattern = /https?:|www\.|\b[\w-]+\.(?:com|org|net|co|io|shop)\b|@\w|<\/?[a-z!]/i

/** True if a text contains HTML or a URL, which could send readers to another site. */
export const containsAddress = (text: string): boolean => addressPattern.test(text)

/** Finds URLs, HTML and other languages, which our rules can't read. The recipe's name has a separate rule. */
const findLanguageErrors = (texts: readonly string[]): DraftError[] => [
  ...(texts.some(isForeign) || isForeign(texts.join(' '))
    ? [{ code: 'LANGUAGE', reason: 'Some of the text is not in English.' }]
    : []),
  ...texts
    .filter(containsAddress)
    .map((text) => ({ code: 'ADDRESS', reason: `“${text}” contains a web address or HTML.` })),
]

const listTexts = ({
  name,
  description,
  instructions,
  benefits,
  tips,
  warnings,
  ingredients,
}: RecipeDraft): string[] => [
  name,
  description,
  ...instructions,
  ...benefits,
  ...tips,
  ...warnings,
  ...ingredients.flatMap(({ notes }) => notes ?? []),
]
