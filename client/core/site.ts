import { type RouterContext, useRouteLoaderData } from 'react-router'

/** Site data that every page uses. `year` is for the footer that the worker renders. `postalAddress` may be empty. */
export type Site = { url: string; year: number | undefined; contactEmail: string; postalAddress: string }

export const siteContext: RouterContext<Site> = {}

export function useSite(): Site {
  const site = useRouteLoaderData<Site>('document')
  return site ?? { url: '', year: undefined, contactEmail: '', postalAddress: '' }
}
