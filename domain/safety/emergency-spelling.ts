/** Minimum length in letters of a corrected word. Too many shorter words differ by one typo and mean something else. */
const minCorrectedLength = 5

type Spelling = {
  typos: Readonly<Record<string, string>>
  important: readonly string[]
  wellSpelled: readonly string[]
}

/**
 * Creates a function that corrects a word. It uses the list of `typos`, or an important word that is one typo away and
 * has the same first letter. Words in `wellSpelled` stay unchanged.
 */
export function createSpelling({ typos, important, wellSpelled }: Spelling): (word: string) => string {
  const corrections = new Map(Object.entries(typos))
  const correctWords = new Set([...important, ...wellSpelled])
  const importantByLetter = Map.groupBy(important, (word) => word.charAt(0))
  return (word) => {
    const correction = corrections.get(word)
    if (correction !== undefined) return correction
    if (word.length < minCorrectedLength || correctWords.has(word)) return word
    return importantByLetter.get(word.charAt(0))?.find((target) => isOneTypoAway(word, target)) ?? word
  }
}

/** True when the words differ by one extra, missing or wrong letter, or by two swapped neighbours. */
function isOneTypoAway(word: string, target: string): boolean {
  if (Math.abs(word.length - target.length) > 1) return false
  let index = 0
  while (index < word.length && word[index] === target[index]) index++
  const rest = word.slice(index)
  const targetRest = target.slice(index)
  return (
    rest.slice(1) === targetRest.slice(1) ||
    rest === targetRest.slice(1) ||
    rest.slice(1) === targetRest ||
    (rest[0] === targetRest[1] && rest[1] === targetRest[0] && rest.slice(2) === targetRest.slice(2))
  )
}
