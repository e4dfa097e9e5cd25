import { requiresSignIn } from '#domain/paths.ts'

const key = 'wantedPage'

/** Stores, in this tab, the page that a visitor wanted before signing in, such as the target of an emailed link. */
export function rememberTargetPage(address: string): void {
  try {
    const { pathname, search } = new URL(address)
    sessionStorage.setItem(key, pathname + search)
  } catch {
    // If storage is blocked, members must find the page themselves.
  }
}

export function takeTargetPage(): string | undefined {
  try {
    const targetPage = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return targetPage !== null && requiresSignIn(targetPage.split('?')[0] ?? '') ? targetPage : undefined
  } catch {
    return undefined
  }
}
