import type { StoredProfile } from './stored-profile.ts'

/** How the answers that a browser keeps stand to the copy in the account; the newer ones were saved on a later day. */
export type CopyStanding = 'untold' | 'unkept' | 'account-alone' | 'equal' | 'account-newer' | 'browser-newer'

/** Of two that differ and were saved on the same day, those of the browser count as newer: they were just told. */
export function copyStanding(stored: StoredProfile | undefined, copy: StoredProfile | undefined): CopyStanding {
  if (!copy) return stored ? 'unkept' : 'untold'
  if (!stored) return 'account-alone'
  if (textOf(stored) === textOf(copy)) return 'equal'
  return copy.savedOn > stored.savedOn ? 'account-newer' : 'browser-newer'
}

/** The day matters only to an age and a trimester that were told on it. */
const textOf = (answers: StoredProfile) =>
  JSON.stringify(answers.ageYears === null && answers.trimester === null ? { ...answers, savedOn: '' } : answers)
