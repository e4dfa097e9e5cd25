import type { Verdict } from '../safety/findings.ts'
import { isPassing } from '../safety/passing.ts'
import { compareText } from '../text.ts'
import type { MakeableRemedy } from './cabinet.types.ts'

/** State of the check for the member: `none` without answers. */
export type MenuCheck = 'none' | 'loading' | 'failed' | 'done'
export type ChosenMenu<Entry> = { check: MenuCheck; shown: Entry[]; leftOutCount: number }

/** `report` is undefined until the check has run, and null if it failed. */
type CheckedEntry = { report: { verdict: Verdict } | null | undefined }

/** Chooses what a menu shows: all remedies, or those that pass once the check for the member is done. */
export function chooseMenu<Entry extends CheckedEntry>(
  entries: readonly Entry[],
  hasAnswers: boolean,
): ChosenMenu<Entry> {
  const all = { shown: [...entries], leftOutCount: 0 }
  if (!hasAnswers) return { check: 'none', ...all }
  if (entries.some(({ report }) => report === null)) return { check: 'failed', ...all }
  if (entries.some(({ report }) => report === undefined)) return { check: 'loading', shown: [], leftOutCount: 0 }
  const shown = entries.filter(({ report }) => report && isPassing(report.verdict))
  return { check: 'done', shown, leftOutCount: entries.length - shown.length }
}

/** Describes a menu in one or two sentences. */
export function describeMenu({ check, shown, leftOutCount }: ChosenMenu<unknown>): string {
  if (check === 'loading') return 'Checking them against your answers…'
  const count = shown.length
  const summary =
    count === 0
      ? 'You can’t make a remedy with only the herbs that are in date.'
      : `You have every herb for ${count === 1 ? 'one remedy' : `${count} remedies`}, and none has expired.`
  if (check === 'done')
    return leftOutCount === 0 ? summary : `${summary} We left out ${leftOutCount} that didn’t pass our check for you.`
  const reason =
    check === 'failed' ? 'We couldn’t check them for you.' : 'You haven’t answered the questions in “For you”.'
  return `${summary} ${reason} Read the important notes of each remedy first.`
}

export type MenuSection<Entry> = { ailment: string; entries: Entry[] }

/** True for a remedy of which every herb is in the cabinet and none has expired. */
export const isOnMenu = ({ missing, usesExpired }: MakeableRemedy): boolean => missing.length === 0 && !usesExpired

/** Groups a menu by ailment. Sorts the ailments and their remedies by name. */
export function groupMenu<Entry extends Pick<MakeableRemedy, 'ailment' | 'name'>>(
  entries: readonly Entry[],
): MenuSection<Entry>[] {
  const byAilment = Map.groupBy(entries, ({ ailment }) => ailment)
  return [...byAilment]
    .map(([ailment, group]) => ({
      ailment,
      entries: group.toSorted((one, other) => compareText(one.name, other.name)),
    }))
    .toSorted((one, other) => compareText(one.ailment, other.ailment))
}
