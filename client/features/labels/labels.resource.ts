import type { ResourceArgs } from '#client/core/resources.ts'

/**
 * Handles two requests in one route, because every page includes all route names: a search for remedies, and the data
 * that a label starts from.
 */
export async function loader(args: ResourceArgs) {
  if (new URL(args.request.url).searchParams.has('search'))
    return import('./found-remedies.ts').then(({ findRemedies }) => findRemedies(args))
  return import('./label-facts.ts').then(({ loadForLabel }) => loadForLabel(args))
}
