import { cleanLine } from '../text-lines.ts'

/** Maximum characters of a name in a greeting. */
const nameMax = 60

/** Matches text that a mail program might turn into a link. */
const addressLike = /[@/\\]|www\.|\p{L}\.\p{L}{2}/iu

export function greeting(name: string | null): string {
  const greeted = greetedName(name)
  return greeted === '' ? 'Hello,' : `Hello ${greeted},`
}

/**
 * Returns the name for a greeting, empty if it is unsuitable. Anyone can enter a stranger's address with any name, so
 * names that could carry a link or an advertisement are left out.
 */
export function greetedName(name: string | null): string {
  const plain = cleanLine(name ?? '')
  const isName = plain !== '' && plain.length <= nameMax && !addressLike.test(plain)
  return isName ? plain : ''
}
