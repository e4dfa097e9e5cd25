import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { EmptyState } from '#client/ui/plain-jar.tsx'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import {
  filterHerbs,
  type HerbFilters,
  isUnfiltered,
  parseHerbFilters,
  maxHerbSearchLength,
  herbSwitches,
  herbSwitchNames,
} from '#domain/herbs/herb-filters.ts'
import type { HerbLibrary } from '#domain/herbs/herbs.types.ts'
import { paths } from '#domain/paths.ts'
import { tasteTags } from '#domain/safety/vocabulary.ts'
import { formatPlural } from '#domain/words.ts'

import { HerbList, RestrictedPlants } from './herb-list.tsx'
import { listPlants } from './herbs.api.ts'

export const loader = ({ context }: LoaderFunctionArgs): Promise<HerbLibrary> => listPlants(context)

export function Component() {
  const library = useLoaderData<HerbLibrary>()
  const [query] = useSearchParams()
  const filters = parseHerbFilters(query)
  const shown = filterHerbs(library, filters)
  const isEmpty = shown.herbs.length === 0
  return (
    <>
      <HerbsHead library={library} filters={filters} />
      <div className="pt-12">
        <h1>Herbs</h1>
        <p className="mt-2.5 max-w-[60ch] text-[1.1rem] text-quiet">
          {library.herbs.length} herbs with amounts, limits, sources and who should avoid them, and{' '}
          {library.restricted.length} <a href={`${paths.herbs}#restricted`}>plants that we do not use</a>.
        </p>
      </div>
      <HerbFilterForm filters={filters} />
      <output className="mt-7 mb-3 block text-[.95rem] text-quiet" data-part="count">
        {formatResultCount(library, shown)}
      </output>
      <div data-part="herbs">
        {isEmpty ? (
          <NoHerbs isRestricted={shown.restricted.length > 0} />
        ) : (
          <>
            <h2 className="sr-only">Herbs that we use</h2>
            <HerbList herbs={shown.herbs} isSearch={filters.search !== ''} />
          </>
        )}
        <RestrictedPlants plants={shown.restricted} />
      </div>
    </>
  )
}

type HeadProps = { library: HerbLibrary; filters: HerbFilters }

function HerbsHead({ library, filters }: HeadProps) {
  return (
    <PageHead
      title={filters.ailment ? `Herbs: ${filters.ailment}` : 'Herbs'}
      description={`${library.herbs.length} herbs for tea with their amounts, limits and sources, and ${library.restricted.length} plants that no recipe here may contain.`}
      {...(isUnfiltered(filters) && { path: paths.herbs })}
      data={paths.herbData}
    />
  )
}

/** `isRestricted` is true if restricted plants match. The page then lists them below this message. */
function NoHerbs({ isRestricted }: { isRestricted: boolean }) {
  if (isRestricted)
    return (
      <p className="mt-4">
        None of our herbs match.{' '}
        <a href={paths.herbs} className="stand-alone">
          Show all herbs
        </a>
      </p>
    )
  return (
    <div className="flex flex-col items-center pt-8 pb-4 text-center">
      <EmptyState className="w-36" />
      <p className="mt-7 max-w-[34ch] font-display text-[1.5rem] leading-tight font-semibold">
        None of our herbs match. This does not tell you whether a plant is safe to drink.
      </p>
      <a href={paths.herbs} className="button mt-7">
        Show all herbs
      </a>
    </div>
  )
}

function formatResultCount(library: HerbLibrary, { herbs, restricted }: HerbLibrary): string {
  const all = library.herbs.length
  const herbCount = herbs.length === all ? `${all} herbs` : `${herbs.length} of ${all} herbs`
  if (restricted.length === 0 || restricted.length === library.restricted.length) return herbCount
  return `${herbCount}, and ${formatPlural(restricted.length, 'plant')} that we do not use`
}

const HerbFilterForm = ({ filters }: { filters: HerbFilters }) => (
  <search>
    <form action={paths.herbs} className="filters" data-filters>
      <div className="grow-[3] basis-72">
        <label htmlFor="search">Search</label>
        <input
          className="field"
          id="search"
          type="search"
          name="search"
          defaultValue={filters.search}
          maxLength={maxHerbSearchLength}
          placeholder="Name, Latin name or family"
        />
      </div>
      <FilterSelect
        name="category"
        label="Traditional use"
        allLabel="Any ailment"
        options={ailmentNames}
        chosen={filters.ailment}
      />
      <FilterSelect name="taste" label="Taste" allLabel="Any taste" options={tasteTags} chosen={filters.taste} />
      <button className="button h-13.5 scripting:sr-only" type="submit">
        Search
      </button>
      <fieldset className="chips basis-full">
        <legend className="sr-only">Show only herbs with</legend>
        {herbSwitchNames.map((name) => (
          <label key={name} className="chip">
            <input type="checkbox" name="only" value={name} defaultChecked={filters.switches.includes(name)} />
            {herbSwitches[name].label}
          </label>
        ))}
      </fieldset>
    </form>
  </search>
)

type FilterSelectProps = { name: string; label: string; allLabel: string; options: readonly string[]; chosen: string }

const FilterSelect = ({ name, label, allLabel, options, chosen }: FilterSelectProps) => (
  <div className="grow basis-40">
    <label htmlFor={name}>{label}</label>
    <select className="field" id={name} name={name} defaultValue={chosen}>
      <option value="">{allLabel}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  </div>
)
