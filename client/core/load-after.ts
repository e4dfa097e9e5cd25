import type { ShouldRevalidateFunctionArgs } from 'react-router'

type RevalidationArgs = Pick<
  ShouldRevalidateFunctionArgs,
  'currentUrl' | 'nextUrl' | 'actionStatus' | 'formData' | 'defaultShouldRevalidate'
>

/**
 * Decides whether a page reloads after an action. It does after a conflict (409), because the page is outdated. It does
 * not after 401, because the reader first sees a message that they are signed out. Nor does it after a preview, which
 * changes nothing; `previewIntents` lists the intents of previews. Otherwise the router's default applies. The router drops a
 * load that is still running when a preview arrives; the preview then loads in its place, and so does an action that
 * ends during a navigation. The page's loader calls `loaded` to record that no load is pending any more.
 */
export function loadAfter(previewIntents: readonly string[]) {
  let isLoadPending = false
  const shouldRevalidate = ({ currentUrl, nextUrl, formData, ...rest }: RevalidationArgs): boolean => {
    if (currentUrl.href !== nextUrl.href) return true
    if (previewIntents.some((previewIntent) => previewIntent === formData?.get('intent'))) return isLoadPending
    const loads = rest.actionStatus === 409 || (rest.actionStatus !== 401 && rest.defaultShouldRevalidate)
    isLoadPending ||= loads
    return loads
  }
  const loaded = <Data>(data: Data): Data => {
    isLoadPending = false
    return data
  }
  return { shouldRevalidate, loaded }
}
