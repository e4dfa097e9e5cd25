import { displayNameMax } from './display-name.rules.ts'

const suggestedMax = 6

/** Characters in a name that Markdown would interpret. */
const markdownCharacters = /[\\`*_[\]<&~]/g
const escaped = /\\([\\`*_[\]<&~])/g

/** Returns the mention of a name, escaped for Markdown. */
export const writeMention = (name: string): string => `@${name.replaceAll(markdownCharacters, String.raw`\$&`)}`

/**
 * Returns the start of the mention that is being typed before the caret, and the typed part of the name. Undefined if
 * there is none.
 */
export function mentionAt(text: string, caret: number): { start: number; typed: string } | undefined {
  const before = text.slice(Math.max(0, caret - 2 * displayNameMax - 2), caret)
  const found = /(?<![\p{L}\p{N}\p{M}_])@((?![^\S\n])[^@\n]*)$/u.exec(before)
  if (!found) return undefined
  const [mention, name = ''] = found
  return { start: caret - mention.length, typed: name.replaceAll(escaped, '$1') }
}

/**
 * Returns names that begin with the typed text, then names with a word that does. Empty if the only match is fully
 * typed.
 */
export function suggestNames(names: readonly string[], typed: string): string[] {
  const prefix = typed.toLowerCase()
  const rank = (name: string): number => {
    const folded = name.toLowerCase()
    return folded.startsWith(prefix) ? 0 : folded.includes(` ${prefix}`) ? 1 : 2
  }
  const matching = [0, 1].flatMap((group) => names.filter((name) => rank(name) === group))
  return matching.length === 1 && matching[0]?.toLowerCase() === prefix ? [] : matching.slice(0, suggestedMax)
}
