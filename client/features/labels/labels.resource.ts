import type { ResourceArgs } from '#client/core/resources.ts'

/**
 * Handles two requests in one route, because every page includes all route names: a search for remedies, and the data
 * that a label starts from.
 */
export async function loader(args: ResourceArgs) {
  if (new URL(args.request.url).searchParams.has('search'))
    return import('./remedy-search.ts').then(({ searchRemedies }) => searchRemedies(args))
  return import('./label-facts.ts').then(({ loadLabelData }) => loadLabelData(args))
}
