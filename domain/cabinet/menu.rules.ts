import { compareText } from '../text.ts'
import type { MakeableRemedy } from './cabinet.types.ts'

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
