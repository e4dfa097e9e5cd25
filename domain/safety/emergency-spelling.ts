/** Shorter words have too many neighbours that mean something else. */
const lengthMin = 5

type Spelling = {
  typos: Readonly<Record<string, string>>
  important: readonly string[]
  wellSpelled: readonly string[]
}

/**
 * Returns the word that was meant: by the list of `typos`, or the important word that one slip away begins with the same letter.
 * Words of `wellSpelled` are left as they are.
 */
export function createSpelling({ typos, important, wellSpelled }: Spelling): (word: string) => string {
  const known = new Map(Object.entries(typos))
  const correct = new Set([...important, ...wellSpelled])
  const byLetter = Map.groupBy(important, (word) => word.charAt(0))
  return (word) => {
    const meant = known.get(word)
    if (meant !== undefined) return meant
    if (word.length < lengthMin || correct.has(word)) return word
    return byLetter.get(word.charAt(0))?.find((target) => isOneSlipAway(word, target)) ?? word
  }
}

/** True for one letter too many, too few or wrong, or two neighbours that changed places. */
function isOneSlipAway(word: string, target: string): boolean {
  if (Math.abs(word.length - target.length) > 1) return false
  let at = 0
  while (at < word.length && word[at] === target[at]) at++
  const rest = word.slice(at)
  const wanted = target.slice(at)
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  )
}
