import { formatPlural, joinWords } from '../words.ts'
import type { BotBatch } from './bot-status.types.ts'
import { recentRecipeCount } from './fresh-texts.rules.ts'

/** Label on the page of every recipe that the bot wrote. */
export const botLabel = 'Written by Herbi Bot and checked automatically'

export const botMessages = {
  signInToManage: 'Please log in to manage Herbi Bot settings',
  signInToUpdate: 'Please log in to update settings',
  notUpdated: 'Failed to update settings',
  notStopped: (reason: string) => `Failed to stop Herbi Bot: ${reason}`,
  notStarted: (reason: string) => `Failed to start Herbi Bot: ${reason}`,
  notGenerated: (reason: string) => `Failed to generate recipes: ${reason}`,
  cleanupFailed: (reason: string) => `Cleanup failed: ${reason}`,
  alreadyRunning: 'A manual run is already in progress. Wait for it to finish.',
  nothingPassed: 'No new recipes passed the checks.',
  dayFull: (max: number) => `The daily limit of ${formatRecipeCount(max)} has been reached. Try again tomorrow (UTC).`,
  changedMeanwhile: 'This page is out of date. Reload it and try again.',
  reasonForAuthor: 'Please give a reason. The author reads it.',
  notAwaitingReview: 'This recipe isn’t waiting for review.',
} as const

export const formatRecipeCount = (count: number): string => formatPlural(count, 'recipe')

export const activityLabels = {
  enabled: (size: number) => `Herbi Bot was enabled. It generates up to ${formatRecipeCount(size)} an hour.`,
  disabled: 'Herbi Bot was stopped.',
  allRefused: 'Herbi Bot stopped automatically because no new recipe in the batch passed the checks.',
  published: (name: string, ailment: string) => `Published “${name}” for ${ailment}.`,
  waiting: (name: string, codes: readonly string[]) => `“${name}” is waiting for review: ${codes.join(', ')}.`,
  refused: (name: string, codes: readonly string[]) => `“${name}” was refused: ${codes.join(', ')}.`,
  duplicate: (name: string, ailment: string) => `“${name}” already exists for ${ailment}.`,
  duplicatesFound: (count: number) => (count === 1 ? 'One duplicate was found.' : `${count} duplicates were found.`),
  cleaned: (count: number) => `Cleanup: ${count === 1 ? 'one duplicate was' : `${count} duplicates were`} deleted.`,
  approved: (name: string) => `“${name}” was approved and published.`,
  rejected: (name: string, reason: string) =>
    `“${name}” was rejected after review${reason === '' ? '.' : `: ${reason}`}`,
  edited: (name: string) => `“${name}” was edited and is waiting for review.`,
  paused: (max: number) =>
    `The daily limit of ${formatRecipeCount(max)} has been reached. The bot will continue tomorrow (UTC).`,
  failed: (reason: string) => `Recipe generation failed: ${reason}`,
  done: (
    { kind, wanted, published, waiting, refused }: Omit<BotBatch, 'id' | 'steps'>,
    ailmentsWithNothingNew: readonly string[] = [],
  ) => {
    const results = [
      `${published} published`,
      ...(waiting > 0 ? [`${waiting} waiting for review`] : []),
      ...(refused > 0 ? [`${refused} refused`] : []),
    ]
    const reason =
      ailmentsWithNothingNew.length > 0
        ? ` It stopped early: any new recipe for ${joinWords(ailmentsWithNothingNew, 'or')} would repeat an opening or a tip of the last ${recentRecipeCount} recipes.`
        : ''
    return `${kind === 'manual' ? 'Manual' : 'Scheduled'} batch of ${formatRecipeCount(wanted)}: ${results.join(', ')}.${reason}`
  },
} as const
