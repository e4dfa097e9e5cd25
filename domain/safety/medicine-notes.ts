import { isAvoidNotice } from './finding-messages.ts'
import type { Finding, RawFinding } from './findings.ts'
import type { Note } from './notes.ts'

/**
 * Returns one note for each drug class, with all its effects and the strictest advice. Classes that rule out the recipe
 * come first.
 */
export function createMedicineNotes(
  findings: readonly Finding[],
  writeMedicineNotice: (notices: readonly RawFinding[]) => string,
): Note[] {
  const notices = findings.filter(({ code }) => code === 'MEDICINE_NOTICE')
  const byClass = Map.groupBy(notices, ({ subject }) => subject.split(' ')[0] ?? '')
  return [...byClass.values()]
    .toSorted((one, other) => Number(other.some(isAvoidNotice)) - Number(one.some(isAvoidNotice)))
    .map((classNotices) => ({
      topic: 'medicine',
      text: writeMedicineNotice(classNotices),
      sources: classNotices.flatMap(({ sources }) => sources),
    }))
}
