import type { StoredProfile } from './stored-profile.ts'

/** Result of comparing the answers in the browser with the copy in the account. “Newer” means saved on a later day. */
export type CopyStatus = 'no-answers' | 'no-copy' | 'account-only' | 'equal' | 'account-newer' | 'browser-newer'

/** Compares the two copies. If they differ but were saved on the same day, the browser's answers count as newer. */
export function compareAnswerCopies(stored: StoredProfile | undefined, copy: StoredProfile | undefined): CopyStatus {
  if (!copy) return stored ? 'no-copy' : 'no-answers'
  if (!stored) return 'account-only'
  if (serialiseForComparison(stored) === serialiseForComparison(copy)) return 'equal'
  return copy.savedOn > stored.savedOn ? 'account-newer' : 'browser-newer'
}

/** Ignores the day of saving unless an age or a trimester depends on it. */
const serialiseForComparison = (answers: StoredProfile) =>
  JSON.stringify(answers.ageYears === null && answers.trimester === null ? { ...answers, savedOn: '' } : answers)
