import type { Season } from './bot.types.ts'

/** Returns the season of a month from 1 to 12. Spring starts in March. */
export function getSeason(month: number): Season {
  if (month >= 3 && month <= 5) return 'Spring'
  if (month >= 6 && month <= 8) return 'Summer'
  return month >= 9 && month <= 11 ? 'Autumn' : 'Winter'
}
