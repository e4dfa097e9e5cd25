import { plural } from '../words.ts'
import type { BotBatch } from './bot-status.types.ts'

export const botWords = {
  signInToManage: 'Please log in to manage Herbi Bot settings',
  signInToUpdate: 'Please log in to update settings',
  notUpdated: 'Failed to update settings',
  notStopped: (reason: string) => `Failed to stop Herbi Bot: ${reason}`,
  notStarted: (reason: string) => `Failed to start Herbi Bot: ${reason}`,
  notGenerated: (reason: string) => `Failed to generate recipes: ${reason}`,
  notCleaned: (reason: string) => `Cleanup failed: ${reason}`,
  underWay: 'A generation by hand is under way already. Please wait until it is done.',
  nothingPassed: 'Nothing new passed the checks.',
  dayFull: (max: number) => `The most of a day is reached: ${recipes(max)}. Tomorrow (UTC) there is room again.`,
  changedMeanwhile: 'This was changed meanwhile. Please look again.',
  notWaiting: 'This recipe does not wait for a review.',
} as const

export const recipes = (count: number): string => plural(count, 'recipe')

/** Descriptions for the bot's activity log, by type of activity. */
export const activityWords = {
  enabled: (size: number) => `Herbi Bot was enabled: ${recipes(size)} an hour.`,
  disabled: 'Herbi Bot was stopped.',
  fruitless: 'Herbi Bot stopped by itself: nothing new passed the checks in a whole batch.',
  published: (name: string, ailment: string) => `Published “${name}” for ${ailment}.`,
  waiting: (name: string, codes: readonly string[]) => `“${name}” waits for a review: ${codes.join(', ')}.`,
  refused: (name: string, codes: readonly string[]) => `“${name}” was refused: ${codes.join(', ')}.`,
  duplicate: (name: string, ailment: string) => `“${name}” is there already for ${ailment}.`,
  duplicatesFound: (count: number) =>
    count === 1 ? 'One true duplicate was found.' : `${count} true duplicates were found.`,
  cleaned: (count: number) => `Cleanup: ${count === 1 ? 'one duplicate was' : `${count} duplicates were`} deleted.`,
  approved: (name: string) => `“${name}” was approved and published.`,
  rejected: (name: string, reason: string) =>
    `“${name}” was rejected after a review${reason === '' ? '.' : `: ${reason}`}`,
  edited: (name: string) => `“${name}” was edited; it waits for a review.`,
  paused: (max: number) => `The most of a day is reached: ${recipes(max)}. The bot goes on tomorrow (UTC).`,
  failed: (reason: string) => `A generation failed: ${reason}`,
  done: ({ kind, wanted, published, waiting, refused }: Omit<BotBatch, 'id' | 'steps'>) => {
    const counted = [
      `${published} published`,
      ...(waiting > 0 ? [`${waiting} waiting for a review`] : []),
      ...(refused > 0 ? [`${refused} refused`] : []),
    ]
    return `${kind === 'manual' ? 'By hand' : 'Batch'}, ${recipes(wanted)}: ${counted.join(', ')}.`
  },
} as const
