import { createContext, useRouteLoaderData } from 'react-router'

/** What every page knows of the site it belongs to; the year is the reader's footer, drawn by the worker. A postal address may be missing: it is empty then. */
export type Site = { url: string; year: number | undefined; contactEmail: string; postalAddress: string }

export const siteContext = createContext<Site>()

export function useSite(): Site {
  const site = useRouteLoaderData<Site>('document')
  return site ?? { url: '', year: undefined, contactEmail: '', postalAddress: '' }
}
