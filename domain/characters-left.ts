import { groupDigits } from './figures.ts'

/** Maximum number of remaining characters at which the count is shown. */
const maxShownRemaining = 500

/** Returns a label with the remaining characters; undefined while many remain. */
export function formatCharactersLeft(length: number, max: number): string | undefined {
  const remaining = max - length
  if (remaining > maxShownRemaining) return undefined
  if (remaining < 0) return `${formatCharacters(-remaining)} too many`
  return `${formatCharacters(remaining)} left`
}

const formatCharacters = (count: number) => `${groupDigits(count)} ${count === 1 ? 'character' : 'characters'}`
