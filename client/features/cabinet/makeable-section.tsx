import { useState } from 'react'
import { useRevalidator } from 'react-router'

import type { MakeableRemedy, MakeableRemedies } from '#domain/cabinet/cabinet.types.ts'
import { cardToCheckInput } from '#domain/recipes/recipe-check.ts'

import { MakeableCard } from './makeable-card.tsx'
import type { ShoppingSelection } from './use-shopping-selection.ts'
import type { VerdictRenderers, Report } from './verdict-renderers.ts'

const initialCount = 6

type CheckedRemedy = { remedy: MakeableRemedy; report: Report | null | undefined }
type MakeableSectionProps = {
  makeable: MakeableRemedies | null
  verdictRenderers: VerdictRenderers
  shoppingSelection: ShoppingSelection
}

/** Remedies that the member can make from the cabinet. Unsuitable remedies come last. */
export function MakeableSection({ makeable, verdictRenderers, shoppingSelection }: MakeableSectionProps) {
  return (
    <section className="mt-16" aria-labelledby="make">
      <h2 className="text-[1.9rem]" id="make">
        What can I make now
      </h2>
      {makeable ? (
        <Remedies makeable={makeable} verdictRenderers={verdictRenderers} shoppingSelection={shoppingSelection} />
      ) : (
        <RemediesNotLoaded />
      )}
    </section>
  )
}

type RemediesProps = MakeableSectionProps & { makeable: MakeableRemedies }

function Remedies({ makeable: { remedies, comparedCount }, verdictRenderers, shoppingSelection }: RemediesProps) {
  const [showsAll, setShowsAll] = useState(false)
  const checkedRemedies = remedies.map((remedy): CheckedRemedy => ({
    remedy,
    report: verdictRenderers.report?.(cardToCheckInput(remedy)),
  }))
  const refused = checkedRemedies.filter(isRefused)
  const sortedRemedies = [...checkedRemedies.filter((remedy) => !isRefused(remedy)), ...refused]
  const isChecking = verdictRenderers.report !== undefined && checkedRemedies.some(({ report }) => report === undefined)
  const readyCount = remedies.filter(({ missing }) => missing.length === 0).length
  if (remedies.length === 0)
    return (
      <p className="text-quiet">
        You can’t make any of our remedies with your herbs, even if you add two more. Try “AI Blend Suggestion” for a
        blend of your own.
      </p>
    )
  return (
    <>
      <p className="text-quiet" role="status">
        {isChecking ? 'Checking them against your answers…' : summaryText(readyCount, remedies.length, refused.length)}
        {comparedCount !== null && ` We checked the ${comparedCount} newest remedies.`}
      </p>
      {checkedRemedies.some(({ report }) => report === null) && (
        <p className="note mt-4">
          We couldn’t check these remedies for you. You can still read the safety notes on each one.
        </p>
      )}
      <ul className={`card-grid saved-cards ${isChecking ? 'invisible' : ''}`}>
        {sortedRemedies.slice(0, showsAll ? undefined : initialCount).map(({ remedy, report }) => (
          <MakeableCard
            key={remedy.id}
            remedy={remedy}
            verdictRenderers={verdictRenderers}
            report={report}
            shoppingSelection={shoppingSelection}
          />
        ))}
      </ul>
      {!showsAll && sortedRemedies.length > initialCount && (
        <button type="button" className="button plain mt-6" onClick={() => setShowsAll(true)}>
          Show {sortedRemedies.length - initialCount} more
        </button>
      )}
    </>
  )
}

const isRefused = ({ report }: CheckedRemedy) => report?.verdict === 'refused'

function summaryText(readyCount: number, totalCount: number, refusedCount: number): string {
  const almostReadyCount = totalCount - readyCount
  const parts = [
    readyCount > 0 && `You have all the herbs for ${readyCount === 1 ? 'one remedy' : `${readyCount} remedies`}.`,
    almostReadyCount > 0 &&
      `You need one or two more herbs to make ${almostReadyCount}${readyCount > 0 ? ' more' : ''} ${almostReadyCount === 1 ? 'remedy' : 'remedies'}.`,
    refusedCount > 0 &&
      (refusedCount === 1
        ? 'One of them is not suitable for you and is shown last.'
        : `${refusedCount} of them are not suitable for you and are shown last.`),
  ]
  return parts.filter(Boolean).join(' ')
}

function RemediesNotLoaded() {
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <p role="alert">We couldn’t load the remedies.</p>
      <button
        type="button"
        className="button plain mt-4"
        aria-disabled={state !== 'idle'}
        onClick={() => void revalidate()}
      >
        Try again
      </button>
    </>
  )
}
