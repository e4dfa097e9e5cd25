import { cleanLine } from '../text-lines.ts'

/** Maximum characters of a name in a greeting. */
const maxNameLength = 60

/** Matches text that a mail program might turn into a link. */
const linkPattern = /[@/\\]|www\.|\p{L}\.\p{L}{2}/iu

export function formatGreeting(name: string | null): string {
  const greetingName = getGreetingName(name)
  return greetingName === '' ? 'Hello,' : `Hello ${greetingName},`
}

/**
 * Returns the name for a greeting, empty if it is unsuitable. Anyone can enter a stranger's address with any name, so
 * names that could carry a link or an advertisement are left out.
 */
export function getGreetingName(name: string | null): string {
  const cleanedName = cleanLine(name ?? '')
  const isName = cleanedName !== '' && cleanedName.length <= maxNameLength && !linkPattern.test(cleanedName)
  return isName ? cleanedName : ''
}
