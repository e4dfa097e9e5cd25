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

import { RecipeCard } from './recipe-card.tsx'
import { RecipePagination } from './recipe-pagination.tsx'
import { useWholeList } from './use-whole-list.ts'

/** True if the list omits remedies with a caution. Kept until the page is closed. */
const uncautionedOnly = createStore(false)

type Checked = { recipe: RecipeSummary; report: PersonalReport | null | undefined }

type PersonalRemediesProps = { filters: RecipeFilters }

/**
 * List for a reader with profile answers, which replaces the one of the document: every card with its verdict, or only
 * the remedies that pass.
 */
export const PersonalRemedies = createIsland({
  name: 'personal-remedies',
  wakes: [`stored:${profileKey}`],
  Content: ({ filters }: PersonalRemediesProps) => {
    const stored = useStoredProfile()
    if (!stored) return null
    return stored.hidesUnsuitable ? (
      <PassingRemedies filters={filters} stored={stored} />
    ) : (
      <TaggedRemedies filters={filters} stored={stored} />
    )
  },
})

type ListProps = PersonalRemediesProps & { stored: StoredProfile }

/** URL of the first page in the default size, by which the whole list is cached. */
const wholeListAddress = (filters: RecipeFilters): string => remediesUrl({ ...filters, page: 1, size: defaultPageSize })

const pageSlice = <Item,>(items: readonly Item[], { size }: RecipeFilters, page: number): Item[] =>
  items.slice((page - 1) * size, page * size)

/** The plain list, with the reader's verdict on each card. Renders nothing until the whole list has loaded; if that fails, a note. */
function TaggedRemedies({ stored, filters }: ListProps) {
  const { found } = useWholeList(wholeListAddress(filters))
  const personal = usePersonalCheck(factsDataPath)
  const recipes = pageSlice(found?.recipes ?? [], filters, filters.page)
  if (found === undefined || found?.matches === 0) return null
  if (found === null || recipes.length === 0) return <NoFacts />
  const checked = recipes.map((recipe): Checked => ({ recipe, report: personal?.report(cardToCheckInput(recipe)) }))
  return (
    <>
      <div className="list-header">
        <p>{formatRange(filters, { ...found, recipes })}</p>
        <PassingSwitch filters={filters} stored={stored} />
      </div>
      {checked.some(({ report }) => report === null) && <NoFacts />}
      <Shelf checked={checked} />
      <RecipePagination filters={filters} matches={found.matches} />
    </>
  )
}

/** Remedies that pass for the reader, from the whole list: checked and paginated in this browser. */
function PassingRemedies({ stored, filters }: ListProps) {
  const isUncautioned = uncautionedOnly.use()
  const personal = usePersonalCheck(factsDataPath)
  const { found, retry } = useWholeList(wholeListAddress(filters))
  const check = personal?.check
  const checked = useMemo(
    () =>
      check && found && found.recipes.map((recipe): Checked => ({ recipe, report: check(cardToCheckInput(recipe)) })),
    [check, found],
  )
  const passing = (checked ?? []).filter(({ report }) => report && isListed(report.verdict, isUncautioned))
  const page = Math.max(1, Math.min(filters.page, Math.ceil(passing.length / filters.size)))
  const shown = pageSlice(passing, filters, page)
  const counted = found && { passing: passing.length, matches: found.matches, more: found.more, isUncautioned }
  const isUnavailable = check === null || found === null
  if (found?.matches === 0) return null
  return (
    <>
      <div className="list-header">
        <output>
          {isUnavailable
            ? ''
            : checked && counted
              ? formatPassingCount(filters, counted)
              : 'Checking every remedy for you…'}
        </output>
        <PassingSwitch filters={filters} stored={stored} />
      </div>
      {isUnavailable && (
        <div className="note mt-6" role="alert">
          <p>We couldn’t check the remedies for you. Try again in a moment.</p>
          <button
            type="button"
            className="button plain mt-3"
            onClick={() => {
              if (check === null) personal?.retry()
              if (found === null) retry()
            }}
          >
            Try again
          </button>
        </div>
      )}
      {checked && passing.length === 0 && (
        <p className="mt-6">
          {isUncautioned
            ? 'Show remedies with a caution too, or change the filters above.'
            : 'Show all remedies to see why each is not suitable for you, or change the filters above.'}
        </p>
      )}
      {shown.length > 0 && !isUncautioned && <p className="text-[.95rem] text-quiet">{passingNote}</p>}
      <Shelf checked={shown} />
      <RecipePagination filters={{ ...filters, page }} matches={passing.length} />
    </>
  )
}

function Shelf({ checked }: { checked: readonly Checked[] }) {
  useLoadFavourites(checked.map(({ recipe }) => recipe.id))
  return (
    <div className="card-grid">
      {checked.map(({ recipe, report }) => (
        <ListedRecipe key={recipe.id} recipe={recipe}>
          {report && <VerdictTag report={report} slug={recipe.slug} />}
        </ListedRecipe>
      ))}
    </div>
  )
}

/** Card in the list of remedies, with Like and Bookmark, and a verdict tag if there is one. */
export const ListedRecipe = ({ recipe, children }: { recipe: RecipeSummary; children?: ReactNode }) => (
  <RecipeCard recipe={recipe}>
    <div className="favourites">
      <CardFavourites id={recipe.id} name={recipe.name} variety={recipe.variety} />
    </div>
    {children}
  </RecipeCard>
)

const NoFacts = () => (
  <p className="note mt-6" role="status">
    We couldn’t check these for you. You can still read the safety notes of each remedy.
  </p>
)

/**
 * Switches for showing only remedies that pass, and only those without a caution. A change returns to the first page.
 */
function PassingSwitch({ stored, filters }: ListProps) {
  const id = useId()
  const isUncautioned = uncautionedOnly.use()
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
          checked={stored.hidesUnsuitable}
          onChange={({ currentTarget }) => {
            saveProfile({ ...stored, hidesUnsuitable: currentTarget.checked })
            toFirstPage()
          }}
        />
        <span>Only what passes for me</span>
      </label>
      {stored.hidesUnsuitable && (
        <label className="check" htmlFor={`${id}-uncautioned`}>
          <input
            id={`${id}-uncautioned`}
            type="checkbox"
            checked={isUncautioned}
            onChange={({ currentTarget }) => {
              uncautionedOnly.set(currentTarget.checked)
              toFirstPage()
            }}
          />
          <span>Without a caution</span>
        </label>
      )}
    </fieldset>
  )
}
