import type { ShouldRevalidateFunctionArgs } from 'react-router'

type Asked = Pick<ShouldRevalidateFunctionArgs, 'actionStatus' | 'formData' | 'defaultShouldRevalidate'>

/**
 * Whether a page loads again after an action: what was refused as outdated has to, whoever is signed out meanwhile is told so first,
 * and a look at what is typed, named by its intent, changes nothing. But where a look lands while a write is still loading, the router
 * drops that load: then the look loads in its place. Its loader says by `loaded` that nothing is owed any more.
 */
export function loadAfter(looks: readonly string[]) {
  let isOwed = false
  const shouldRevalidate = ({ actionStatus, formData, defaultShouldRevalidate }: Asked): boolean => {
    if (looks.some((look) => look === formData?.get('intent'))) return isOwed
    const loads = actionStatus === 409 || (actionStatus !== 401 && defaultShouldRevalidate)
    isOwed ||= loads
    return loads
  }
  const loaded = <Data>(data: Data): Data => {
    isOwed = false
    return data
  }
  return { shouldRevalidate, loaded }
}
