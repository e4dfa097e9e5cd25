import { type ReactNode, useId, useMemo } from 'react'

import { openList } from '#client/core/filters.ts'
import { createIsland } from '#client/core/island.tsx'
import { createStore } from '#client/core/store.ts'
import { CardFavourites } from '#client/features/favourites/card-favourites.island.tsx'
import { useLoadFavourites } from '#client/features/favourites/use-favourites.ts'
import { profileKey } from '#client/features/safety/profile-presence.ts'
import { saveProfile, useStoredProfile } from '#client/features/safety/profile-store.ts'
import { usePersonalCheck } from '#client/features/safety/use-personal-check.ts'
import { VerdictTag } from '#client/features/safety/verdict-tag.tsx'
import { factsDataPath, remediesUrl } from '#domain/paths.ts'
import { formatRange, passingNote } from '#domain/recipes/list.messages.ts'
import { formatPassingCount } from '#domain/recipes/passing.messages.ts'
import { cardToCheckInput } from '#domain/recipes/recipe-check.ts'
import { defaultPageSize, type RecipeFilters } from '#domain/recipes/recipe-filters.ts'
import type { RecipeSummary } from '#domain/recipes/recipes.types.ts'
import { isListed } from '#domain/safety/passing.ts'
import type { PersonalReport } from '#domain/safety/personal-check.ts'
import type { StoredProfile } from '#domain/safety/stored-profile.ts'

import { RecipeCard, RecipePagination } from './recipe-card.tsx'
import { useWholeList } from './use-whole-list.ts'

/** True if remedies with a caution are hidden. Lasts until the page is closed. */
const excludesCautionsStore = createStore(false)

type CheckedRecipe = { recipe: RecipeSummary; report: PersonalReport | null | undefined }

type PersonalRemediesProps = { filters: RecipeFilters }

/**
 * List for a browser with profile answers. CSS then hides the document's own list. Shows every card with its verdict, or
 * only the remedies that pass.
 */
export const PersonalRemedies = createIsland({
  name: 'personal-remedies',
  wakes: [`stored:${profileKey}`],
  Content: ({ filters }: PersonalRemediesProps) => {
    const savedProfile = useStoredProfile()
    if (!savedProfile) return null
    return savedProfile.hidesUnsuitable ? (
      <PassingRemedies filters={filters} savedProfile={savedProfile} />
    ) : (
      <TaggedRemedies filters={filters} savedProfile={savedProfile} />
    )
  },
})

type ListProps = PersonalRemediesProps & { savedProfile: StoredProfile }

/** Returns the URL of the first page in the default size, which identifies the cached list. */
const getWholeListUrl = (filters: RecipeFilters): string => remediesUrl({ ...filters, page: 1, size: defaultPageSize })

const pageSlice = <Item,>(items: readonly Item[], { size }: RecipeFilters, page: number): Item[] =>
  items.slice((page - 1) * size, page * size)

/** One page of remedies with their verdicts. Renders nothing until the list has loaded, and a note if that fails. */
function TaggedRemedies({ savedProfile, filters }: ListProps) {
  const { results } = useWholeList(getWholeListUrl(filters))
  const personalCheck = usePersonalCheck(factsDataPath)
  const recipes = pageSlice(results?.recipes ?? [], filters, filters.page)
  if (results === undefined || results?.matches === 0) return null
  if (results === null || recipes.length === 0) return <NotChecked />
  const checkedRecipes = recipes.map((recipe): CheckedRecipe => ({
    recipe,
    report: personalCheck?.report(cardToCheckInput(recipe)),
  }))
  return (
    <>
      <div className="list-header">
        <p>{formatRange(filters, { ...results, recipes })}</p>
        <PassingSwitch filters={filters} savedProfile={savedProfile} />
      </div>
      {checkedRecipes.some(({ report }) => report === null) && <NotChecked />}
      <CheckedList recipes={checkedRecipes} />
      <RecipePagination filters={filters} matches={results.matches} />
    </>
  )
}

/** Remedies that pass the reader’s check. This browser checks and paginates the whole list. */
function PassingRemedies({ savedProfile, filters }: ListProps) {
  const excludesCautions = excludesCautionsStore.use()
  const personalCheck = usePersonalCheck(factsDataPath)
  const { results, retry } = useWholeList(getWholeListUrl(filters))
  const check = personalCheck?.check
  const checkedRecipes = useMemo(
    () =>
      check &&
      results &&
      results.recipes.map((recipe): CheckedRecipe => ({ recipe, report: check(cardToCheckInput(recipe)) })),
    [check, results],
  )
  const passing = (checkedRecipes ?? []).filter(({ report }) => report && isListed(report.verdict, excludesCautions))
  const page = Math.max(1, Math.min(filters.page, Math.ceil(passing.length / filters.size)))
  const shown = pageSlice(passing, filters, page)
  const counts = results && { passing: passing.length, matches: results.matches, more: results.more, excludesCautions }
  const isUnavailable = check === null || results === null
  if (results?.matches === 0) return null
  return (
    <>
      <div className="list-header">
        <output>
          {isUnavailable
            ? ''
            : checkedRecipes && counts
              ? formatPassingCount(filters, counts)
              : 'Checking every remedy for you…'}
        </output>
        <PassingSwitch filters={filters} savedProfile={savedProfile} />
      </div>
      {isUnavailable && (
        <div className="note mt-6" role="alert">
          <p>We couldn’t check the remedies for you. Try again in a moment.</p>
          <button
            type="button"
            className="button plain mt-3"
            onClick={() => {
              if (check === null) personalCheck?.retry()
              if (results === null) retry()
            }}
          >
            Try again
          </button>
        </div>
      )}
      {checkedRecipes && passing.length === 0 && (
        <p className="mt-6">
          {excludesCautions
            ? 'Show remedies with a caution too, or change the filters above.'
            : 'Show all remedies to see why each is not suitable for you, or change the filters above.'}
        </p>
      )}
      {shown.length > 0 && !excludesCautions && <p className="text-[.95rem] text-quiet">{passingNote}</p>}
      <CheckedList recipes={shown} />
      <RecipePagination filters={{ ...filters, page }} matches={passing.length} />
    </>
  )
}

function CheckedList({ recipes }: { recipes: readonly CheckedRecipe[] }) {
  useLoadFavourites(recipes.map(({ recipe }) => recipe.id))
  return (
    <div className="card-grid">
      {recipes.map(({ recipe, report }) => (
        <ListedRecipe key={recipe.id} recipe={recipe}>
          {report && <VerdictTag report={report} slug={recipe.slug} />}
        </ListedRecipe>
      ))}
    </div>
  )
}

/** Card with Like and Bookmark. `children` is the verdict tag, if there is one. */
export const ListedRecipe = ({ recipe, children }: { recipe: RecipeSummary; children?: ReactNode }) => (
  <RecipeCard recipe={recipe}>
    <div className="favourites">
      <CardFavourites id={recipe.id} name={recipe.name} variety={recipe.variety} />
    </div>
    {children}
  </RecipeCard>
)

const NotChecked = () => (
  <p className="note mt-6" role="status">
    We couldn’t check these remedies for you. You can still read the safety notes on each one.
  </p>
)

/**
 * Switches for showing only remedies that pass, and only those without a caution. A change returns to the first page.
 */
function PassingSwitch({ savedProfile, filters }: ListProps) {
  const id = useId()
  const excludesCautions = excludesCautionsStore.use()
  const toFirstPage = () => {
    if (filters.page > 1) openList(remediesUrl({ ...filters, page: 1 }))
  }
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="sr-only">Your answers</legend>
      <label className="check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={savedProfile.hidesUnsuitable}
          onChange={({ currentTarget }) => {
            saveProfile({ ...savedProfile, hidesUnsuitable: currentTarget.checked })
            toFirstPage()
          }}
        />
        <span>Only show remedies that pass our check for me</span>
      </label>
      {savedProfile.hidesUnsuitable && (
        <label className="check" htmlFor={`${id}-cautions`}>
          <input
            id={`${id}-cautions`}
            type="checkbox"
            checked={excludesCautions}
            onChange={({ currentTarget }) => {
              excludesCautionsStore.set(currentTarget.checked)
              toFirstPage()
            }}
          />
          <span>Also hide remedies with a caution</span>
        </label>
      )}
    </fieldset>
  )
}
