import { type DataRouter, matchRoutes } from 'react-router'

import { isPlainClick } from './plain-click.ts'

/** Id of the route for addresses that aren't pages of the application. */
export const otherAddressId = 'other-address'

/** Opens links to pages of the application with the router; the browser opens all others. */
export function followLinks(router: DataRouter): void {
  addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[href]:not([target], [download])')
    if (!link || link.origin !== location.origin || isFragment(link)) return
    if (matchRoutes(router.routes, link.pathname)?.at(-1)?.route.id === otherAddressId) return
    event.preventDefault()
    void router.navigate(link.pathname + link.search + link.hash)
  })
}

const isFragment = ({ pathname, search, hash }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search
