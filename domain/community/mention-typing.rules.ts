import { maxDisplayNameLength } from './display-name.rules.ts'

const maxSuggestions = 6

const markdownCharacters = /[\\`*_[\]<&~]/g
const escapePattern = /\\([\\`*_[\]<&~])/g

/** Returns a mention of the name, escaped for Markdown. */
export const createMention = (name: string): string => `@${name.replaceAll(markdownCharacters, String.raw`\$&`)}`

/**
 * Finds an unfinished mention before the caret. Returns its start and the part of the name typed so far; undefined if
 * there is none.
 */
export function findTypedMention(text: string, caret: number): { start: number; typedName: string } | undefined {
  const textBeforeCaret = text.slice(Math.max(0, caret - 2 * maxDisplayNameLength - 2), caret)
  const match = /(?<![\p{L}\p{N}\p{M}_])@((?![^\S\n])[^@\n]*)$/u.exec(textBeforeCaret)
  if (!match) return undefined
  const [mention, name = ''] = match
  return { start: caret - mention.length, typedName: name.replaceAll(escapePattern, '$1') }
}

/**
 * Returns names that start with the typed text, then names with another word that does. Returns an empty list if the
 * only match is already complete.
 */
export function suggestNames(names: readonly string[], typedName: string): string[] {
  const prefix = typedName.toLowerCase()
  const rank = (name: string): number => {
    const lowerCaseName = name.toLowerCase()
    return lowerCaseName.startsWith(prefix) ? 0 : lowerCaseName.includes(` ${prefix}`) ? 1 : 2
  }
  const matchingNames = [0, 1].flatMap((group) => names.filter((name) => rank(name) === group))
  return matchingNames.length === 1 && matchingNames[0]?.toLowerCase() === prefix
    ? []
    : matchingNames.slice(0, maxSuggestions)
}
