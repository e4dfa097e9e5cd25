import type { ShouldRevalidateFunctionArgs } from 'react-router'

type RevalidationArgs = Pick<
  ShouldRevalidateFunctionArgs,
  'currentUrl' | 'nextUrl' | 'actionStatus' | 'formData' | 'defaultShouldRevalidate'
>

/**
 * Decides whether a page reloads after an action. A conflict (409) reloads it, because the page is outdated. A 401
 * doesn't, because the user must first see a message that they are signed out. A preview doesn't, because it changes
 * nothing; `previewIntents` lists the intents of previews. Otherwise the router's default applies. A preview makes the
 * router drop a load that is still running, so the page then loads after the preview. The page's loader calls `loaded`
 * to record that no load is pending.
 */
export function createRevalidation(previewIntents: readonly string[]) {
  let isLoadPending = false
  const shouldRevalidate = ({ currentUrl, nextUrl, formData, ...rest }: RevalidationArgs): boolean => {
    if (currentUrl.href !== nextUrl.href) return true
    if (previewIntents.some((previewIntent) => previewIntent === formData?.get('intent'))) return isLoadPending
    const loads = rest.actionStatus === 409 || (rest.actionStatus !== 401 && rest.defaultShouldRevalidate)
    isLoadPending ||= loads
    return loads
  }
  const markLoaded = <Data>(data: Data): Data => {
    isLoadPending = false
    return data
  }
  return { shouldRevalidate, markLoaded }
}
