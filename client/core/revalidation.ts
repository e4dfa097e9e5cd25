import type { ShouldRevalidateFunctionArgs } from 'react-router'

type RevalidationArgs = Pick<
  ShouldRevalidateFunctionArgs,
  'currentUrl' | 'nextUrl' | 'actionStatus' | 'formData' | 'defaultShouldRevalidate'
>

/**
 * Creates `shouldRevalidate` for a page with previews, whose intents are `previewIntents`. After a conflict (409) the
 * page reloads, because its data is outdated. After a 401 it doesn't, because the user must first see a message that
 * they are signed out. After a preview it doesn't, because a preview changes nothing. But a preview makes the router
 * drop a load that is still running, so the page then loads after the preview: the loader calls `markLoaded` to record
 * that no load is pending. Otherwise the router's default applies.
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
