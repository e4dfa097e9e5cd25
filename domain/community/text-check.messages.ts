import { educationalDisclaimer } from '../safety/disclaimers.ts'

export const textCheckMessages = {
  refusal: 'Please do not try this',
  caution: 'A word of caution',
  origin: `Added by our safety check, not by the author. It is automatic and can make mistakes. ${educationalDisclaimer}`,
  sources: 'Sources',
  plants: 'Plants mentioned',
  restricted: 'not in our teas',
} as const
