import { useState } from 'react'
import { useRevalidator } from 'react-router'

import type { MakeableRemedy, MakeableRemedies } from '#domain/cabinet/cabinet.types.ts'
import { cardToCheck } from '#domain/recipes/recipe-check.ts'

import { MakeableCard } from './makeable-card.tsx'
import type { ShoppingChoice } from './use-shopping-choice.ts'
import type { VerdictViews, Report } from './verdict-views.ts'

const initialCount = 6

type CheckedRemedy = { remedy: MakeableRemedy; report: Report | null | undefined }
type WhatCanIMakeProps = { making: MakeableRemedies | null; verdictViews: VerdictViews; choice: ShoppingChoice }

/** Remedies that the member can make from the cabinet. Those not suitable for the user come last. */
export function WhatCanIMake({ making, verdictViews, choice }: WhatCanIMakeProps) {
  return (
    <section className="making" aria-labelledby="make">
      <h2 id="make">What can I make now</h2>
      {making ? <Remedies making={making} verdictViews={verdictViews} choice={choice} /> : <RemediesNotLoaded />}
    </section>
  )
}

type RemediesProps = WhatCanIMakeProps & { making: MakeableRemedies }

function Remedies({ making: { remedies, comparedCount }, verdictViews, choice }: RemediesProps) {
  const [showsAll, setShowsAll] = useState(false)
  const checkedRemedies = remedies.map((remedy): CheckedRemedy => ({
    remedy,
    report: verdictViews.report?.(cardToCheck(remedy)),
  }))
  const refused = checkedRemedies.filter(isRefused)
  const ordered = [...checkedRemedies.filter((one) => !isRefused(one)), ...refused]
  const isChecking = verdictViews.report !== undefined && checkedRemedies.some(({ report }) => report === undefined)
  const ready = remedies.filter(({ missing }) => missing.length === 0).length
  if (remedies.length === 0)
    return (
      <p className="text-quiet">
        None of our remedies match your herbs, even with two more. Try “AI Blend Suggestion” for a blend of your own.
      </p>
    )
  return (
    <>
      <p className="text-quiet" role="status">
        {isChecking ? 'Checking them for you…' : summary(ready, remedies.length, refused.length)}
        {comparedCount !== null && ` We checked the ${comparedCount} newest remedies.`}
      </p>
      {checkedRemedies.some(({ report }) => report === null) && (
        <p className="note mt-4">
          We couldn’t check these for you. You can still read the safety notes of each remedy.
        </p>
      )}
      <ul className={`card-grid saved-cards ${isChecking ? 'invisible' : ''}`}>
        {ordered.slice(0, showsAll ? undefined : initialCount).map(({ remedy, report }) => (
          <MakeableCard key={remedy.id} remedy={remedy} verdictViews={verdictViews} report={report} choice={choice} />
        ))}
      </ul>
      {!showsAll && ordered.length > initialCount && (
        <button type="button" className="button plain mt-6" onClick={() => setShowsAll(true)}>
          Show {ordered.length - initialCount} more
        </button>
      )}
    </>
  )
}

const isRefused = ({ report }: CheckedRemedy) => report?.verdict === 'refused'

function summary(ready: number, all: number, refused: number): string {
  const almostReady = all - ready
  const parts = [
    ready > 0 && `You have everything for ${ready === 1 ? 'one remedy' : `${ready} remedies`}.`,
    almostReady > 0 &&
      `You need one or two more herbs to make ${almostReady}${ready > 0 ? ' more' : ''} ${almostReady === 1 ? 'remedy' : 'remedies'}.`,
    refused > 0 && `${refused === 1 ? 'One of them is' : `${refused} of them are`} not suitable for you, shown last.`,
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
