import type { LoaderFunctionArgs } from 'react-router'

/**
 * One route for both requests, because every page includes all route names: a search for remedies, or the data that a
 * label starts from.
 */
export async function loader(args: LoaderFunctionArgs) {
  if (new URL(args.request.url).searchParams.has('search'))
    return import('./found-remedies.ts').then(({ findRemedies }) => findRemedies(args))
  return import('./label-facts.ts').then(({ loadForLabel }) => loadForLabel(args))
}

export const shouldRevalidate = () => false
