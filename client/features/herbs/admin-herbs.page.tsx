import {
  Form,
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { SearchField, useTypedSearch } from '#client/ui/search-field.tsx'
import { useUrlFilters } from '#client/ui/use-url-filters.ts'
import type { HerbEditorView } from '#domain/herbs/fact-editor.types.ts'
import { herbEditorUrl, type HerbEditorSearch, parseHerbEditorSearch } from '#domain/herbs/herb-editor-search.ts'
import { filterHerbs, maxHerbSearchLength, emptyHerbFilters } from '#domain/herbs/herb-filters.ts'
import type { PlantSummary } from '#domain/herbs/herbs.types.ts'
import { paths } from '#domain/paths.ts'
import { formatPlural } from '#domain/words.ts'

import { listEditablePlants } from './herb-facts.api.ts'

export async function loader(args: LoaderFunctionArgs): Promise<HerbEditorView> {
  await requireAdmin(args)
  return listEditablePlants(args.context)
}

/** The page data contains every plant, so a search needs no request. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

const urlCodec = {
  path: paths.adminHerbs,
  parse: parseHerbEditorSearch,
  applyChange: (before: HerbEditorSearch, change: HerbEditorSearch) => ({ ...before, ...change }),
  toUrl: herbEditorUrl,
}

export function Component() {
  const { edited, ...plants } = useLoaderData<HerbEditorView>()
  const [query] = useSearchParams()
  const { change } = useUrlFilters(parseHerbEditorSearch(query), urlCodec)
  const { search } = parseHerbEditorSearch(query)
  const { herbs, restricted } = filterHerbs(plants, { ...emptyHerbFilters, search })
  const disputed = plants.herbs.filter(({ id }) => (edited[id]?.disputed ?? 0) > 0)
  return (
    <AdminLayout title="Herbs">
      <p className="max-w-[60ch] text-quiet">
        We check every remedy against these facts. Each change needs a source and a reason. Before you save, you’ll see
        which remedies would change.
      </p>
      {disputed.length > 0 && (
        <div className="note mt-6 max-w-[44rem]" role="status">
          <p>
            A newer release disagrees with your edits to{' '}
            {disputed.length === 1 ? 'one herb' : `${disputed.length} herbs`}. We use the stricter fact until you
            decide:
          </p>
          <ul>
            {disputed.map((herb) => (
              <li key={herb.id}>
                <Link to={paths.adminHerb(herb.id)}>{herb.name}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <PlantSearch search={search} change={change} />
      <output className="mb-3 block text-[.95rem] text-quiet">
        {herbs.length} herbs, {restricted.length} plants not allowed in recipes
      </output>
      <Plants plants={herbs} edited={edited} />
      {restricted.length > 0 && <h2 className="mb-3">Plants not allowed in recipes</h2>}
      <Plants plants={restricted} edited={{}} />
    </AdminLayout>
  )
}

type SearchProps = HerbEditorSearch & { change: (search: HerbEditorSearch, options?: { replace: boolean }) => void }

function PlantSearch({ search, change }: SearchProps) {
  const { searchSoon, endTyping, cancelSearch } = useTypedSearch((text, options) => change({ search: text }, options))
  return (
    <search>
      <Form
        action={paths.adminHerbs}
        className="filters"
        onSubmit={(event) => {
          event.preventDefault()
          cancelSearch()
          const { search: text = '' } = Object.fromEntries(textFields(new FormData(event.currentTarget)))
          change({ search: text })
        }}
      >
        <div className="grow">
          <label htmlFor="search">Search</label>
          <SearchField
            value={search}
            maxLength={maxHerbSearchLength}
            placeholder="Name of a plant"
            onType={searchSoon}
            onBlur={endTyping}
          />
        </div>
      </Form>
    </search>
  )
}

const Plants = ({ plants, edited }: { plants: readonly PlantSummary[] } & Pick<HerbEditorView, 'edited'>) => (
  <ul className="mb-10 grid grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] gap-x-10">
    {plants.map(({ id, name, scientificName }) => (
      <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-1.5">
        <Link to={paths.adminHerb(id)} className="stand-alone">
          {name}
        </Link>
        <small className="text-quiet">
          <em lang="la">{scientificName}</em>
        </small>
        {edited[id] && <b className="tag">{formatPlural(edited[id].facts, 'fact')} edited</b>}
        {(edited[id]?.disputed ?? 0) > 0 && (
          <b className="tag" data-priority="high">
            {edited[id]?.disputed} disputed
          </b>
        )}
      </li>
    ))}
  </ul>
)
