import { isGated } from '#domain/paths.ts'

const key = 'wantedPage'

/** Keeps, in this tab, which page somebody wanted to see who has to sign in first: a link in a mail leads there in the end. */
export function rememberWanted(address: string): void {
  try {
    const { pathname, search } = new URL(address)
    sessionStorage.setItem(key, pathname + search)
  } catch {
    // Without storage they find the way by themselves.
  }
}

/** The page that was wanted, once. */
export function takeWanted(): string | undefined {
  try {
    const wanted = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return wanted !== null && isGated(wanted.split('?')[0] ?? '') ? wanted : undefined
  } catch {
    return undefined
  }
}
