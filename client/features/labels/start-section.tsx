import { Link } from 'react-router'

import { useFetcher } from '#client/core/fetcher.tsx'
import { labelsDataPath, paths } from '#domain/paths.ts'
import { maxSearchLength } from '#domain/recipes/recipe-filters.ts'

import type { RemedySearch } from './remedy-search.ts'

export function StartSection({ startNew }: { startNew: () => void }) {
  const { data, Form, state } = useFetcher<RemedySearch>()
  return (
    <section className="label" aria-labelledby="start-from">
      <div>
        <h2 id="start-from" className="text-[1.3rem]">
          Start from a remedy
        </h2>
        <Form action={labelsDataPath} method="get" role="search" className="labelled mt-3">
          <label htmlFor="remedy-search">Name of the remedy</label>
          <div className="flex flex-wrap gap-3">
            <input
              className="field basis-48 grow"
              id="remedy-search"
              name="search"
              type="search"
              required
              maxLength={maxSearchLength}
              placeholder="For example thyme"
            />
            <button type="submit" className="button plain" aria-busy={state !== 'idle'}>
              Search
            </button>
          </div>
        </Form>
        <div role="status">{data && <SearchResults results={data} />}</div>
        <p className="mt-3 flex flex-wrap gap-x-6">
          <Link to={paths.labelDesigner} className="stand-alone" onClick={startNew}>
            Start with an empty label
          </Link>
          <Link to={paths.cabinet} className="stand-alone">
            Start from a herb or blend in your cabinet
          </Link>
        </p>
      </div>
    </section>
  )
}

function SearchResults({ results: { search, remedies } }: { results: RemedySearch }) {
  if (!remedies) return <p className="mt-3 text-quiet">We couldn’t search the remedies. Please try again.</p>
  if (remedies.length === 0) return <p className="mt-3 text-quiet">{`No remedy found for “${search}”.`}</p>
  return (
    <ul className="mt-2">
      {remedies.map(({ slug, name, ailment }) => (
        <li key={slug}>
          <Link to={paths.labelForRecipe(slug)} className="stand-alone">
            {name}
          </Link>{' '}
          <small className="text-quiet">{ailment}</small>
        </li>
      ))}
    </ul>
  )
}
