import { blendMessages } from './blends.messages.ts'
import { hasSubject, type Wish } from './wish.rules.ts'

/** Returns why no blend can be made for a wish; undefined if one can be looked for. */
export function writeWishProblem(wish: Wish): string | undefined {
  if (wish.isForAnimal) return blendMessages.animals
  if (hasSubject(wish)) return undefined
  return wish.isOutOfScope ? blendMessages.outOfScopeOnly : blendMessages.notUnderstood
}
