import { groupDigits } from './figures.ts'

/** Number of characters left from which the writer sees the count. */
const nearMax = 500

/** Returns the remaining characters in words; undefined while there are plenty. */
export function charactersLeftLabel(length: number, max: number): string | undefined {
  const left = max - length
  if (left > nearMax) return undefined
  if (left < 0) return `${charactersOf(-left)} too many`
  return `${charactersOf(left)} left`
}

const charactersOf = (count: number) => `${groupDigits(count)} ${count === 1 ? 'character' : 'characters'}`
