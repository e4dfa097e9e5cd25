import { useId, useMemo } from 'react'

import { createStore } from '#client/core/store.ts'
import { useLoadFavourites } from '#client/features/favourites/use-favourites.ts'
import { saveProfile, useStoredProfile } from '#client/features/safety/profile-store.ts'
import { usePersonalCheck } from '#client/features/safety/use-personal-check.ts'
import { VerdictTag } from '#client/features/safety/verdict-tag.tsx'
import { factsDataPath } from '#domain/paths.ts'
import { formatPassingCount } from '#domain/recipes/passing.messages.ts'
import { cardToCheckInput } from '#domain/recipes/recipe-check.ts'
import type { RecipeSummary } from '#domain/recipes/recipes.types.ts'
import { isListed } from '#domain/safety/passing.ts'
import type { PersonalReport } from '#domain/safety/personal-check.ts'
import type { StoredProfile } from '#domain/safety/stored-profile.ts'

import type { Listed, PersonalRemediesProps } from './listed.ts'
import { useWholeList } from './use-whole-list.ts'

/** True if the list omits remedies with a caution. Kept until the page is closed. */
const uncautionedOnly = createStore(false)

type Checked = { recipe: RecipeSummary; report: PersonalReport | null | undefined }

/**
 * List for a reader with profile answers: every card with its verdict, or only the remedies of the whole list that
 * pass.
 */
export default function PersonalRemedies({ plain, ...listed }: PersonalRemediesProps) {
  const stored = useStoredProfile()
  if (!stored) return plain
  return stored.hidesUnsuitable ? (
    <PassingRemedies {...listed} stored={stored} />
  ) : (
    <TaggedRemedies {...listed} stored={stored} />
  )
}

type ListProps = Omit<PersonalRemediesProps, 'plain'> & { stored: StoredProfile }

/** The plain list, with the reader's verdict on each card. */
function TaggedRemedies({ stored, ...listed }: ListProps) {
  const { filters, found, range, renderCard, renderPagination } = listed
  const personal = usePersonalCheck(factsDataPath)
  useLoadFavourites(found.recipes.map(({ id }) => id))
  const checked = found.recipes.map((recipe): Checked => ({
    recipe,
    report: personal?.report(cardToCheckInput(recipe)),
  }))
  return (
    <>
      <div className="list-header">
        <output>{range}</output>
        <PassingSwitch {...listed} stored={stored} />
      </div>
      {checked.some(({ report }) => report === null) && <NoFacts />}
      <Shelf checked={checked} renderCard={renderCard} />
      {renderPagination(filters.page, found.matches)}
    </>
  )
}

/** Remedies that pass for the reader, from the whole list: checked and paginated in this browser. */
function PassingRemedies({ stored, ...listed }: ListProps) {
  const { filters, address, passingNote, renderCard, renderPagination } = listed
  const isUncautioned = uncautionedOnly.use()
  const personal = usePersonalCheck(factsDataPath)
  const { found, retry } = useWholeList(address)
  const check = personal?.check
  const checked = useMemo(
    () =>
      check && found && found.recipes.map((recipe): Checked => ({ recipe, report: check(cardToCheckInput(recipe)) })),
    [check, found],
  )
  const passing = (checked ?? []).filter(({ report }) => report && isListed(report.verdict, isUncautioned))
  const page = Math.max(1, Math.min(filters.page, Math.ceil(passing.length / filters.size)))
  const shown = passing.slice((page - 1) * filters.size, page * filters.size)
  useLoadFavourites(shown.map(({ recipe }) => recipe.id))
  const counted = found && { passing: passing.length, matches: found.matches, more: found.more, isUncautioned }
  const isUnavailable = check === null || found === null
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
        <PassingSwitch {...listed} stored={stored} />
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
      <Shelf checked={shown} renderCard={renderCard} />
      {renderPagination(page, passing.length)}
    </>
  )
}

const Shelf = ({ checked, renderCard }: { checked: readonly Checked[] } & Pick<Listed, 'renderCard'>) => (
  <div className="card-grid">
    {checked.map(({ recipe, report }) =>
      renderCard(recipe, report && <VerdictTag report={report} slug={recipe.slug} />),
    )}
  </div>
)

const NoFacts = () => (
  <p className="note mt-6" role="status">
    We couldn’t check these for you. You can still read the safety notes of each remedy.
  </p>
)

/**
 * Switches for showing only remedies that pass, and only those without a caution. A change returns to the first page.
 */
function PassingSwitch({ stored, filters, change }: ListProps) {
  const id = useId()
  const isUncautioned = uncautionedOnly.use()
  const toFirstPage = () => {
    if (filters.page > 1) change({ page: 1 })
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
