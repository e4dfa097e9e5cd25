import { groupDigits } from './figures.ts'

/** From this many characters left, whoever writes is told. */
const nearMax = 500

/** What is said of the room that is left for a text of this length; undefined while there is plenty. */
export function roomWords(length: number, max: number): string | undefined {
  const left = max - length
  if (left > nearMax) return undefined
  if (left < 0) return `${charactersOf(-left)} too many`
  return `${charactersOf(left)} left`
}

const charactersOf = (count: number) => `${groupDigits(count)} ${count === 1 ? 'character' : 'characters'}`
