import { useId } from 'react'

import { factsForBrowser } from '#domain/paths.ts'
import { cardToCheck } from '#domain/recipes/recipe-check.ts'
import type { PersonalReport } from '#domain/safety/personal-check.ts'

import type { ShelfCard } from './for-you-shelf.tsx'
import { saveProfile, useStoredProfile } from './profile-store.ts'
import { usePersonalCheck } from './use-personal-check.ts'
import { VerdictTag } from './verdict-tag.tsx'

type CheckedCard = Pick<ShelfCard, 'draw'> & { report: PersonalReport | null | undefined; slug: string }
type PersonalShelfProps = { cards: ShelfCard[]; className: string }

/** Cards with their verdicts. Unsuitable ones can be collapsed; the counts stay those of the list. */
export default function PersonalShelf({ cards, className }: PersonalShelfProps) {
  const personal = usePersonalCheck(factsForBrowser)
  const checked = cards.map(({ recipe, draw }): CheckedCard =>
    recipe ? { draw, report: personal?.report(cardToCheck(recipe)), slug: recipe.slug } : { draw, ...unchecked },
  )
  const isFolded = ({ report }: CheckedCard) =>
    personal?.stored.hidesUnsuitable === true && report?.verdict === 'refused'
  const folded = checked.filter(isFolded)
  return (
    <>
      {checked.some(({ report }) => report === null) && (
        <p className="note mt-6" role="status">
          We couldn’t check these for you. You can still read the safety notes on each remedy.
        </p>
      )}
      <div className={className}>{checked.filter((card) => !isFolded(card)).map(drawCard)}</div>
      {folded.length > 0 && folded.length === checked.length && (
        <p className="mt-6">No remedy on this page is suitable for you. Try another page.</p>
      )}
      {folded.length > 0 && (
        <details className="collapsed">
          <summary>{`Show ${folded.length} not suitable for you`}</summary>
          <div className={className}>{folded.map(drawCard)}</div>
        </details>
      )}
    </>
  )
}

const unchecked = { report: undefined, slug: '' }

const drawCard = ({ draw, report, slug }: CheckedCard) => draw(report && <VerdictTag report={report} slug={slug} />)

/** Checkbox to collapse unsuitable recipes. */
export function FoldSwitch() {
  const id = useId()
  const stored = useStoredProfile()
  if (!stored) return null
  return (
    <label className="check" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={stored.hidesUnsuitable}
        onChange={(event) => saveProfile({ ...stored, hidesUnsuitable: event.currentTarget.checked })}
      />
      <span>Hide what is not suitable for me</span>
    </label>
  )
}
