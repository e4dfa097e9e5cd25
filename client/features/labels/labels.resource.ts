import type { ResourceArgs } from '#client/core/resources.ts'

/**
 * Handles two requests: a search for remedies, and the data with which a label starts. They share a route because every
 * page includes the names of all routes.
 */
export async function loader(args: ResourceArgs) {
  if (new URL(args.request.url).searchParams.has('search'))
    return import('./remedy-search.ts').then(({ searchRemedies }) => searchRemedies(args))
  return import('./label-facts.ts').then(({ loadLabelData }) => loadLabelData(args))
}
