import { isAvoided } from './finding-messages.ts'
import type { Finding, RawFinding } from './findings.ts'
import type { Note } from './notes.ts'

/** Returns one note for each drug class with all its effects and the strictest advice. Classes that rule the recipe out come first. */
export function medicineNotes(
  findings: readonly Finding[],
  sayMedicine: (notices: readonly RawFinding[]) => string,
): Note[] {
  const notices = findings.filter(({ code }) => code === 'MEDICINE_NOTICE')
  const byClass = Map.groupBy(notices, ({ subject }) => subject.split(' ')[0] ?? '')
  return [...byClass.values()]
    .toSorted((one, other) => Number(other.some(isAvoided)) - Number(one.some(isAvoided)))
    .map((same) => ({
      topic: 'medicine',
      text: sayMedicine(same),
      sources: same.flatMap(({ sources }) => sources),
    }))
}
