import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { useSession } from '#client/core/session.ts'
import { FavouriteButtons } from '#client/features/favourites/favourite-buttons.tsx'
import { type Favourites, useFavourites } from '#client/features/favourites/use-favourites.ts'
import { EmergencyNote } from '#client/features/safety/emergency-note.tsx'
import { useHasProfile } from '#client/features/safety/profile-presence.ts'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { groupDigits } from '#domain/figures.ts'
import { paths, remediesUrl } from '#domain/paths.ts'
import { passingNote, formatRange, formatSubject } from '#domain/recipes/list.messages.ts'
import { parseRecipeFilters } from '#domain/recipes/parse-recipe-filters.ts'
import { defaultPageSize, type RecipeFilters } from '#domain/recipes/recipe-filters.ts'
import type { RecipePage, RecipeSummary } from '#domain/recipes/recipes.types.ts'

import { ExclusionChips } from './exclusion-chips.tsx'
import { ExclusionNotes } from './exclusion-notes.tsx'
import type { Listed, PersonalRemediesProps } from './listed.ts'
import { NoRecipes } from './no-recipes.tsx'
import { PlainRemedies } from './plain-remedies.tsx'
import { RecipeCard } from './recipe-card.tsx'
import { AilmentChips, RecipeFilterForm } from './recipe-filters.tsx'
import { RecipePagination } from './recipe-pagination.tsx'
import { listRecipes } from './recipes.api.ts'
import { useRecipeFilters } from './use-recipe-filters.ts'

/** `isUnavailable` is true if the list couldn't be loaded; the page keeps the typed filters. */
type Loaded = { filters: RecipeFilters; found: RecipePage; isUnavailable: boolean }

const nothingFound: RecipePage = {
  recipes: [],
  matches: 0,
  more: false,
  unknownExclusions: [],
  leftIn: [],
  meant: [],
  emergencies: [],
  plants: [],
  counts: { all: 0, byAilment: {} },
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Loaded | Response> {
  const filters = parseRecipeFilters(new URL(request.url).searchParams)
  const found = await listRecipes(context, filters).catch(throwInWorker)
  if (!found) return { filters, found: nothingFound, isUnavailable: true }
  const pageCount = Math.max(1, Math.ceil(found.matches / filters.size))
  if (filters.page > pageCount) return redirect(remediesUrl({ ...filters, page: pageCount }))
  return { filters, found, isUnavailable: false }
}

/**
 * Throws in the worker, which then shows an error page. In the browser it returns, so that the form and the typed text
 * stay.
 */
function throwInWorker(failure: unknown): undefined {
  if (typeof document === 'undefined') throw failure
}

export function Component() {
  const { filters, found, isUnavailable } = useLoaderData<Loaded>()
  const { requested: pending, change } = useRecipeFilters(filters)
  const ailment = knownAilment(filters, found)
  const favourites = useFavourites()
  return (
    <>
      <RemediesHead filters={filters} found={found} ailment={ailment} />
      <div className="relative pt-12">
        {filters.group ? <h1>{titleOf(filters, ailment)}</h1> : <PageTitle />}
        <p className="mt-2.5 max-w-[60ch] text-[1.1rem] text-quiet">
          {filters.group ? (
            <>
              {passingNote} If more than this applies to you,{' '}
              <Link to={paths.forYouFrom(paths.remedies)} className="inline-link">
                check remedies for yourself
              </Link>
              .
            </>
          ) : (
            `${found.counts.all > 0 ? groupDigits(found.counts.all) : 'Our'} teas for everyday ailments, every herb in grams.`
          )}
        </p>
      </div>
      <RecipeFilterForm shown={filters} filters={pending} change={change} />
      <AilmentChips filters={pending} change={change} counts={found.counts} />
      <ExclusionChips filters={pending} change={change} />
      <ExclusionNotes filters={pending} change={change} found={found} />
      <EmergencyNote emergencies={found.emergencies} />
      {isUnavailable && (
        <p className="note mt-6" role="alert">
          We can’t load our recipes right now. We’ve kept your search. Try again in a moment.
        </p>
      )}
      {isUnavailable ? null : found.recipes.length === 0 ? (
        <>
          <output className="sr-only">No remedies found</output>
          <NoRecipes filters={pending} change={change} ailment={ailment} found={found} />
        </>
      ) : (
        <>
          <Remedies
            filters={filters}
            found={found}
            change={change}
            range={formatRange(filters, found)}
            renderCard={(recipe, tag) => renderCard(recipe, favourites, tag)}
            renderPagination={(page, matches) =>
              renderPagination({ shown: { ...filters, page }, filters: pending, change, matches })
            }
          />
          <AboutVariations />
        </>
      )}
    </>
  )
}

/** Loaded only for readers with profile answers; if loading fails, the plain list stays. */
const PersonalRemedies = lazy(() =>
  import('./personal-remedies.tsx').catch(() => ({ default: ({ plain }: PersonalRemediesProps) => plain })),
)

function Remedies(listed: Listed) {
  const plain = <PlainRemedies {...listed} />
  if (!useHasProfile()) return plain
  return (
    <Suspense fallback={plain}>
      <PersonalRemedies
        {...listed}
        plain={plain}
        passingNote={passingNote}
        address={remediesUrl({ ...listed.filters, page: 1, size: defaultPageSize })}
      />
    </Suspense>
  )
}

/** Loaded only for administrators, who may edit the title. */
const TitleEditor = lazy(() => import('./title-editor.tsx').catch(() => ({ default: PlainTitle })))

const pageTitle = 'Natural Herbal Remedies'

const PlainTitle = () => <h1>{pageTitle}</h1>

function PageTitle() {
  const plain = <PlainTitle />
  if (useSession()?.role !== 'admin') return plain
  return (
    <Suspense fallback={plain}>
      <TitleEditor standard={pageTitle} />
    </Suspense>
  )
}

const renderCard = (recipe: RecipeSummary, favourites: Favourites, tag?: ReactNode) => (
  <RecipeCard key={recipe.id} recipe={recipe}>
    <div className="favourites">
      <FavouriteButtons recipe={recipe} favourites={favourites} className="square" />
    </div>
    {tag}
  </RecipeCard>
)

const renderPagination = (pages: ComponentProps<typeof RecipePagination>) => <RecipePagination {...pages} />

type HeadProps = Omit<Loaded, 'isUnavailable'> & { ailment: string }

/** Title and description. The title contains only a known ailment, because a URL may contain any text. */
function RemediesHead({ filters, found, ailment }: HeadProps) {
  const narrowed = filters.search !== '' || filters.exclude.length > 0 || filters.ailment !== ailment
  const shown = ailment ? (found.counts.byAilment[ailment] ?? 0) : found.counts.all
  const subject = formatSubject({ ...filters, ailment })
  return (
    <>
      <PageHead
        title={`${titleOf(filters, ailment)}${filters.page > 1 ? `, page ${filters.page}` : ''}`}
        description={`${groupDigits(shown)} herbal tea recipes${subject}: amounts in grams, brewing times and who should avoid them.`}
        {...(!narrowed && { path: remediesUrl(filters) })}
      />
    </>
  )
}

const titleOf = (filters: RecipeFilters, ailment: string): string =>
  filters.group ? `Remedies${formatSubject({ ...filters, ailment })}` : ailment || pageTitle

function AboutVariations() {
  return (
    <aside className="label mt-14" aria-labelledby="variations">
      <div>
        <h2 id="variations" className="text-[1.36rem]">
          About Recipe Variations
        </h2>
        <p className="mt-2 max-w-[70ch] text-quiet">
          Some remedies share a name and have a number, such as Variety 1 and Variety 2. Each is a separate recipe: a
          recipe counts as a duplicate only if its ingredients are identical.
        </p>
      </div>
    </aside>
  )
}

/** Returns the chosen ailment if it is in `ailmentNames` or any recipe uses it, otherwise an empty string. */
function knownAilment({ ailment }: RecipeFilters, { counts }: RecipePage): string {
  return ailmentNames.some((name) => name === ailment) || ailment in counts.byAilment ? ailment : ''
}
