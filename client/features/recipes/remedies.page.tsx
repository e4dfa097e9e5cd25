import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { ListFavourites } from '#client/features/favourites/card-favourites.island.tsx'
import { EmergencyNote } from '#client/features/safety/emergency-note.tsx'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { groupDigits } from '#domain/figures.ts'
import { paths, remediesUrl } from '#domain/paths.ts'
import { passingNote, formatRange, formatSubject } from '#domain/recipes/list.messages.ts'
import { parseRecipeFilters } from '#domain/recipes/parse-recipe-filters.ts'
import type { RecipeFilters } from '#domain/recipes/recipe-filters.ts'
import type { RecipePage } from '#domain/recipes/recipes.types.ts'

import { ExclusionChips, ExclusionNotes } from './exclusions.tsx'
import { NoRecipes } from './no-recipes.tsx'
import { ListedRecipe, PersonalRemedies } from './personal-remedies.island.tsx'
import { RecipePagination } from './recipe-card.tsx'
import { AilmentChips, RecipeFilterForm } from './recipe-filters.tsx'
import { listRecipes } from './recipes.api.ts'
import { RemediesTitle } from './remedies-title.island.tsx'

type LoaderData = { filters: RecipeFilters; results: RecipePage }

export async function loader({ request, context }: LoaderFunctionArgs): Promise<LoaderData | Response> {
  const filters = parseRecipeFilters(new URL(request.url).searchParams)
  const results = await listRecipes(context, filters)
  const pageCount = Math.max(1, Math.ceil(results.matches / filters.size))
  if (filters.page > pageCount) return redirect(remediesUrl({ ...filters, page: pageCount }))
  return { filters, results }
}

const pageTitle = 'Natural Herbal Remedies'

export function Component() {
  const { filters, results } = useLoaderData<LoaderData>()
  const ailment = getValidAilment(filters, results)
  const isEmpty = results.recipes.length === 0
  return (
    <>
      <RemediesHead filters={filters} results={results} ailment={ailment} />
      <div className="relative pt-12">
        <RemediesTitle
          title={filters.group ? formatTitle(filters, ailment) : pageTitle}
          isEditable={filters.group === null}
        />
        <p className="mt-2.5 max-w-[60ch] text-[1.1rem] text-quiet" data-part="introduction">
          {filters.group ? (
            <>
              {passingNote} If more than this applies to you,{' '}
              <a href={paths.forYouFrom(paths.remedies)} className="inline-link">
                check remedies for yourself
              </a>
              .
            </>
          ) : (
            `${results.counts.all > 0 ? groupDigits(results.counts.all) : 'Our'} teas for everyday ailments, every herb in grams.`
          )}
        </p>
      </div>
      <RecipeFilterForm filters={filters} />
      <div data-part="filters">
        <AilmentChips filters={filters} counts={results.counts} />
        <ExclusionChips filters={filters} />
        <ExclusionNotes filters={filters} results={results} />
        <EmergencyNote emergencies={results.emergencies} />
      </div>
      {/* If this renders a list, CSS hides the list below. */}
      <PersonalRemedies filters={filters} />
      <div>
        <div className="list-header">
          <output data-part="count">
            {isEmpty ? <span className="sr-only">No remedies found</span> : formatRange(filters, results)}
          </output>
        </div>
        <div data-part="remedies">
          {isEmpty ? (
            <NoRecipes filters={filters} ailment={ailment} results={results} />
          ) : (
            <Remedies filters={filters} results={results} />
          )}
        </div>
      </div>
      <div data-part="variations">{!isEmpty && <AboutVariations />}</div>
    </>
  )
}

const Remedies = ({ filters, results }: LoaderData) => (
  <>
    <ListFavourites recipeIds={results.recipes.map(({ id }) => id)} />
    <div className="card-grid">
      {results.recipes.map((recipe) => (
        <ListedRecipe key={recipe.id} recipe={recipe} />
      ))}
    </div>
    <RecipePagination filters={filters} matches={results.matches} />
  </>
)

type HeadProps = LoaderData & { ailment: string }

/** Title and description. Only an existing ailment is part of the title, because a URL may contain any text. */
function RemediesHead({ filters, results, ailment }: HeadProps) {
  const isNarrowed = filters.search !== '' || filters.exclude.length > 0 || filters.ailment !== ailment
  const shown = ailment ? (results.counts.byAilment[ailment] ?? 0) : results.counts.all
  const subject = formatSubject({ ...filters, ailment })
  return (
    <>
      <PageHead
        title={`${formatTitle(filters, ailment)}${filters.page > 1 ? `, page ${filters.page}` : ''}`}
        description={`${groupDigits(shown)} herbal tea recipes${subject}: amounts in grams, brewing times and who should avoid them.`}
        {...(!isNarrowed && { path: remediesUrl(filters) })}
      />
    </>
  )
}

const formatTitle = (filters: RecipeFilters, ailment: string): string =>
  filters.group ? `Remedies${formatSubject({ ...filters, ailment })}` : ailment || pageTitle

function AboutVariations() {
  return (
    <aside className="label mt-14" aria-labelledby="variations">
      <div>
        <h2 id="variations" className="text-[1.36rem]">
          About Recipe Variations
        </h2>
        <p className="mt-2 max-w-[70ch] text-quiet">
          Some remedies share a name and have a number, such as Variety 1 and Variety 2. Each is a separate recipe. We
          treat a recipe as a duplicate only if its ingredients are identical.
        </p>
      </div>
    </aside>
  )
}

/** Returns the chosen ailment if it is in `ailmentNames` or any recipe uses it, otherwise an empty string. */
function getValidAilment({ ailment }: RecipeFilters, { counts }: RecipePage): string {
  return ailmentNames.some((name) => name === ailment) || ailment in counts.byAilment ? ailment : ''
}
