import type { Change } from './changes.ts'
import { isWithoutCaution } from './passing.ts'

/** Returns the heading for suggested changes. It states whether each change removes every concern. */
export function writeChangesHeading(changes: readonly Pick<Change, 'verdict'>[]): string {
  const instruction = changes.length === 1 ? 'make this change' : 'make one of these changes'
  return changes.every(({ verdict }) => isWithoutCaution(verdict))
    ? `To make it pass our check for you, ${instruction}:`
    : `You could ${instruction}, but still ask your pharmacist first:`
}
