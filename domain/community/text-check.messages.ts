import { educationalDisclaimer } from '../safety/disclaimers.ts'
import { formatPlural } from '../words.ts'
import type { DailyLimit } from './community.types.ts'

export const textCheckMessages = {
  refusal: 'Please do not try this',
  caution: 'A word of caution',
  origin: `Added by our safety check, not by the author. It is automatic and can make mistakes. ${educationalDisclaimer}`,
  sources: 'Sources',
  plants: 'Plants mentioned',
  restricted: 'not in our teas',
  stoppedMedicine: 'Do not stop or change a medicine because of a tea. Ask your doctor or pharmacist first.',
  formatLimit: ({ grams, cups }: DailyLimit) => `at most ${grams} g or ${formatPlural(cups, 'cup')} a day`,
} as const
