import { educational } from '../safety/disclaimers.ts'

/** What stands around the notes to a text of a member. */
export const checkedWords = {
  refusal: 'Please do not try this',
  caution: 'A word of caution',
  origin: `Added by our safety check, not by the author. It reads words and may have misread them. ${educational}`,
  sources: 'Where this comes from',
  plants: 'Plants named here',
  restricted: 'not in our teas',
} as const
