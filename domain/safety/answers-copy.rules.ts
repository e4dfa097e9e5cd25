import type { StoredProfile } from './stored-profile.ts'

/**
 * Comparison of the answers in the browser with the copy in the account. The newer answers are those saved on a later
 * day.
 */
export type CopyStatus = 'no-answers' | 'no-copy' | 'account-only' | 'equal' | 'account-newer' | 'browser-newer'

/** Compares both copies. When they differ and were saved on the same day, the browser's answers count as newer. */
export function copyStatus(stored: StoredProfile | undefined, copy: StoredProfile | undefined): CopyStatus {
  if (!copy) return stored ? 'no-copy' : 'no-answers'
  if (!stored) return 'account-only'
  if (comparableText(stored) === comparableText(copy)) return 'equal'
  return copy.savedOn > stored.savedOn ? 'account-newer' : 'browser-newer'
}

/** The day of saving matters only for an age and a trimester. */
const comparableText = (answers: StoredProfile) =>
  JSON.stringify(answers.ageYears === null && answers.trimester === null ? { ...answers, savedOn: '' } : answers)
