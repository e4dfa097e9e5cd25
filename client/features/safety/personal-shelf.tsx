import { type ReactNode, useId } from 'react'

import { factsForBrowser } from '#domain/paths.ts'
import { cardToCheck } from '#domain/recipes/recipe-check.ts'
import type { RecipeSummary } from '#domain/recipes/recipes.types.ts'

import type { PersonalReport } from './personal.ts'
import { saveProfile, useStoredProfile } from './profile-store.ts'
import { usePersonalCheck } from './use-personal-check.ts'
import { VerdictTag } from './verdict-tag.tsx'

type DrawCard = (recipe: RecipeSummary, tag: ReactNode) => ReactNode
type Card = { recipe: RecipeSummary; report: PersonalReport | null | undefined }

/** The cards with their verdicts for whoever reads; what is refused may be folded into one line. Counts stay the list's. */
export default function PersonalShelf({ recipes, draw }: { recipes: RecipeSummary[]; draw: DrawCard }) {
  const personal = usePersonalCheck(factsForBrowser)
  const cards = recipes.map((recipe): Card => ({ recipe, report: personal?.report(cardToCheck(recipe)) }))
  const isFolded = ({ report }: Card) => personal?.stored.foldsRefused === true && report?.verdict === 'refused'
  const folded = cards.filter(isFolded)
  const drawCard = ({ recipe, report }: Card) =>
    draw(recipe, report && <VerdictTag report={report} slug={recipe.slug} />)
  return (
    <>
      {cards.some(({ report }) => report === null) && (
        <p className="note mt-6" role="status">
          We could not fetch the facts to check these for you. Each remedy still says what holds for everybody.
        </p>
      )}
      <div className="shelf">{cards.filter((card) => !isFolded(card)).map(drawCard)}</div>
      {folded.length > 0 && folded.length === cards.length && (
        <p className="mt-6">Nothing on this page is for you; other pages may hold more.</p>
      )}
      {folded.length > 0 && (
        <details className="folded">
          <summary>{`${folded.length} not for you: show`}</summary>
          <div className="shelf">{folded.map(drawCard)}</div>
        </details>
      )}
    </>
  )
}

/** Whether the list folds what is not for the reader. */
export function FoldSwitch() {
  const id = useId()
  const stored = useStoredProfile()
  if (!stored) return null
  return (
    <label className="check" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={stored.foldsRefused}
        onChange={(event) => saveProfile({ ...stored, foldsRefused: event.currentTarget.checked })}
      />
      <span>Fold what is not for me</span>
    </label>
  )
}
