import { educational } from '../safety/disclaimers.ts'

export const checkedWords = {
  refusal: 'Please do not try this',
  caution: 'A word of caution',
  origin: `Added by our safety check, not by the author. It reads words and may have misread them. ${educational}`,
  sources: 'Where this comes from',
  plants: 'Plants named here',
  restricted: 'not in our teas',
} as const
