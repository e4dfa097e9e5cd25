import { Link } from 'react-router'

import type { PersonalTea } from '#domain/journal/personal-tea.ts'
import type { DayCup } from '#domain/journal/protocols.ts'
import { paths } from '#domain/paths.ts'

type CupItemProps = {
  cup: DayCup
  personalTea: PersonalTea | undefined
  isDone: boolean
  onCheck: (isDone: boolean) => void
}

/** Cup in a plan's day. Leaves out herbs that don't suit the user. */
export function CupItem({ cup: { timeLabel, tea }, personalTea, isDone, onCheck }: CupItemProps) {
  const isUnsuitable = personalTea !== undefined && !personalTea.remainingTea
  const herbs = (personalTea?.remainingTea ?? tea).herbs
  return (
    <li>
      {isUnsuitable ? (
        <p className="plan-exclusion">{`${timeLabel}: leave out ${tea.name}. It is not suitable for you.`}</p>
      ) : (
        <label className="check">
          <input type="checkbox" checked={isDone} onChange={(event) => onCheck(event.currentTarget.checked)} />
          <span>{`${timeLabel}: a cup of ${tea.name}`}</span>
        </label>
      )}
      {!isUnsuitable && (
        <p className="plan-cup">
          {`${herbs.map(({ name, gramsPerCup }) => `${name} ${gramsPerCup} g`).join(', ')} a cup. `}
          {personalTea && personalTea.excludedIngredients.length > 0 && (
            <strong>{`Leave out: ${personalTea.excludedIngredients.map(({ name }) => name).join(', ')}. `}</strong>
          )}
          <Link to={paths.recipe(tea.slug)}>
            How to brew it<span className="sr-only">: {tea.name}</span>
          </Link>
        </p>
      )}
    </li>
  )
}
