import { displayNameMax } from './display-name.rules.ts'

const suggestedMax = 6

/** What Markdown would read as something else, within a name. */
const signs = /[\\`*_[\]<&~]/g
const escaped = /\\([\\`*_[\]<&~])/g

/** A name as it is written into a text, so that it is read as the name again. */
export const writeMention = (name: string): string => `@${name.replaceAll(signs, String.raw`\$&`)}`

/** Where the mention begins that is being typed before the caret, and what is typed of the name; undefined where none is. */
export function mentionAt(text: string, caret: number): { start: number; typed: string } | undefined {
  const before = text.slice(Math.max(0, caret - 2 * displayNameMax - 2), caret)
  const found = /(?<![\p{L}\p{N}\p{M}_])@((?![^\S\n])[^@\n]*)$/u.exec(before)
  if (!found) return undefined
  const [whole, name = ''] = found
  return { start: caret - whole.length, typed: name.replaceAll(escaped, '$1') }
}

/** Names to choose from: those that begin like this, then those with a word that does; none where the only one is there. */
export function suggestNames(names: readonly string[], typed: string): string[] {
  const sought = typed.toLowerCase()
  const rank = (name: string): number => {
    const folded = name.toLowerCase()
    return folded.startsWith(sought) ? 0 : folded.includes(` ${sought}`) ? 1 : 2
  }
  const matching = [0, 1].flatMap((wanted) => names.filter((name) => rank(name) === wanted))
  return matching.length === 1 && matching[0]?.toLowerCase() === sought ? [] : matching.slice(0, suggestedMax)
}
