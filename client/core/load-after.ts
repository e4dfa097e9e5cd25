import type { ShouldRevalidateFunctionArgs } from 'react-router'

type Asked = Pick<
  ShouldRevalidateFunctionArgs,
  'currentUrl' | 'nextUrl' | 'actionStatus' | 'formData' | 'defaultShouldRevalidate'
>

/**
 * Decides whether a page reloads after an action. It does after a conflict (409), because the page is outdated. It does
 * not after 401, because the reader is first told that they are signed out, nor after a preview, which changes nothing
 * and is named by its intent in `looks`. Otherwise the router's default applies. The router drops a load that is still
 * running when a preview arrives; the preview then loads in its place, and so does an action that ends during a
 * navigation. The page's loader calls `loaded` to say that no load is owed any more.
 */
export function loadAfter(looks: readonly string[]) {
  let isOwed = false
  const shouldRevalidate = ({ currentUrl, nextUrl, formData, ...given }: Asked): boolean => {
    if (currentUrl.href !== nextUrl.href) return true
    if (looks.some((look) => look === formData?.get('intent'))) return isOwed
    const loads = given.actionStatus === 409 || (given.actionStatus !== 401 && given.defaultShouldRevalidate)
    isOwed ||= loads
    return loads
  }
  const loaded = <Data>(data: Data): Data => {
    isOwed = false
    return data
  }
  return { shouldRevalidate, loaded }
}
