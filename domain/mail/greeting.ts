import { cleanLine } from '../text-lines.ts'

const maxNameLength = 60

/** Matches text that a mail program might turn into a link. */
const linkPattern = /[@/\\]|www\.|\p{L}\.\p{L}{2}/iu

export function formatGreeting(name: string | null): string {
  const greetingName = getGreetingName(name)
  return greetingName === '' ? 'Hello,' : `Hello ${greetingName},`
}

/**
 * Returns the name for a greeting, or an empty string if the name is unsuitable. Strangers can sign up with any address
 * and name, so the name must not contain a link or an advertisement.
 */
export function getGreetingName(name: string | null): string {
  const cleanedName = cleanLine(name ?? '')
  const isName = cleanedName !== '' && cleanedName.length <= maxNameLength && !linkPattern.test(cleanedName)
  return isName ? cleanedName : ''
}
