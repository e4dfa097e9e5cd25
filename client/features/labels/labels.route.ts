import type { LoaderFunctionArgs } from 'react-router'

/** One route for the browser, because every page carries the names of all: a search for remedies, or what a label begins with. */
export async function loader(given: LoaderFunctionArgs) {
  if (new URL(given.request.url).searchParams.has('search'))
    return import('./found-remedies.ts').then(({ findRemedies }) => findRemedies(given))
  return import('./label-facts.ts').then(({ loadForLabel }) => loadForLabel(given))
}

export const shouldRevalidate = () => false
