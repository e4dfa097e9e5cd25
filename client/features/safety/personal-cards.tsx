import { type ReactNode, useId } from 'react'

import { factsDataPath } from '#domain/paths.ts'
import { cardToCheckInput } from '#domain/recipes/recipe-check.ts'
import type { RecipeSummary } from '#domain/recipes/recipes.types.ts'
import type { PersonalReport } from '#domain/safety/personal-check.ts'

import { saveProfile, useStoredProfile } from './profile-store.ts'
import { usePersonalCheck } from './use-personal-check.ts'
import { VerdictTag } from './verdict-tag.tsx'

/** Card of a recipe. `render` receives the verdict tag, if there is one. `recipe` is null for a card without a check. */
export type CheckableCard = { recipe: RecipeSummary | null; render: (tag?: ReactNode) => ReactNode }

type CheckedCard = Pick<CheckableCard, 'render'> & { report: PersonalReport | null | undefined; slug: string }
type PersonalCardsProps = { cards: CheckableCard[]; className: string }

/** Cards with their verdicts. Collapsed cards still count in the totals of the list. */
export default function PersonalCards({ cards, className }: PersonalCardsProps) {
  const personalCheck = usePersonalCheck(factsDataPath)
  const checkedCards = cards.map(({ recipe, render }): CheckedCard =>
    recipe
      ? { render, report: personalCheck?.report(cardToCheckInput(recipe)), slug: recipe.slug }
      : { render, ...unchecked },
  )
  const isHidden = ({ report }: CheckedCard) =>
    personalCheck?.savedProfile.hidesUnsuitable === true && report?.verdict === 'refused'
  const hiddenCards = checkedCards.filter(isHidden)
  return (
    <>
      {checkedCards.some(({ report }) => report === null) && (
        <p className="note mt-6" role="status">
          We couldn’t check these remedies for you. You can still read the safety notes on each one.
        </p>
      )}
      <div className={className}>{checkedCards.filter((card) => !isHidden(card)).map(renderCard)}</div>
      {hiddenCards.length > 0 && hiddenCards.length === checkedCards.length && (
        <p className="mt-6">No remedy on this page is suitable for you. Try another page.</p>
      )}
      {hiddenCards.length > 0 && (
        <details className="collapsed">
          <summary>{`Show ${hiddenCards.length} not suitable for you`}</summary>
          <div className={className}>{hiddenCards.map(renderCard)}</div>
        </details>
      )}
    </>
  )
}

const unchecked = { report: undefined, slug: '' }

const renderCard = ({ render, report, slug }: CheckedCard) =>
  render(report && <VerdictTag report={report} slug={slug} />)

export function HideUnsuitableCheckbox() {
  const id = useId()
  const savedProfile = useStoredProfile()
  if (!savedProfile) return null
  return (
    <label className="check" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={savedProfile.hidesUnsuitable}
        onChange={(event) => saveProfile({ ...savedProfile, hidesUnsuitable: event.currentTarget.checked })}
      />
      <span>Hide what is not suitable for me</span>
    </label>
  )
}
