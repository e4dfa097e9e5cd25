import { cleanLine } from '../text-lines.ts'

/** Characters; a longer one is no name to greet by. */
const nameMax = 60

/** What a mail program would turn into a link. */
const addressLike = /[@/\\]|www\.|\p{L}\.\p{L}{2}/iu

/** How a mail begins. */
export function greeting(name: string | null): string {
  const greeted = greetedName(name)
  return greeted === '' ? 'Hello,' : `Hello ${greeted},`
}

/**
 * The name to greet by, empty for none. Anybody can enter a stranger's address and any name beside it: what would make a link or
 * an advertisement of it is left out.
 */
export function greetedName(name: string | null): string {
  const plain = cleanLine(name ?? '')
  const isName = plain !== '' && plain.length <= nameMax && !addressLike.test(plain)
  return isName ? plain : ''
}
