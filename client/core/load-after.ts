import type { ShouldRevalidateFunctionArgs } from 'react-router'

type Asked = Pick<
  ShouldRevalidateFunctionArgs,
  'currentUrl' | 'nextUrl' | 'actionStatus' | 'formData' | 'defaultShouldRevalidate'
>

/**
 * Whether a page loads again after an action: what was refused as outdated has to, whoever is signed out meanwhile is told so first,
 * and a look at what is typed, named by its intent, changes nothing. But where a look lands while a write is still loading, the router
 * drops that load: then the look loads in its place, as does what ends on the way to another address. The page's loader says by
 * `loaded` that nothing is owed any more.
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
