import { groupDigits } from './figures.ts'

/** Maximum number of remaining characters for showing the count to the writer. */
const nearMax = 500

/** Returns a label with the remaining characters; undefined while many are left. */
export function charactersLeftLabel(length: number, max: number): string | undefined {
  const left = max - length
  if (left > nearMax) return undefined
  if (left < 0) return `${charactersOf(-left)} too many`
  return `${charactersOf(left)} left`
}

const charactersOf = (count: number) => `${groupDigits(count)} ${count === 1 ? 'character' : 'characters'}`
