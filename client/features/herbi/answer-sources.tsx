import { Link } from 'react-router'

import { HerbMedallion } from '#client/ui/herb-medallion.tsx'
import { Jar } from '#client/ui/jar.tsx'
import type { HerbiAnswer, HerbiSource } from '#domain/herbi/herbi.types.ts'
import { groupSources } from '#domain/herbi/source-cards.rules.ts'

/** Pages that an answer is based on: some herbs and recipes as cards, the others folded. */
export function AnswerSources({ answer }: { answer: HerbiAnswer }) {
  const { cards, others } = groupSources(answer)
  if (answer.sources.length === 0) return null
  return (
    <div className="herbi-sources">
      {cards.length > 0 && <SourceCards cards={cards} />}
      {others.length > 0 && (
        <details className="sources">
          <summary>
            {cards.length > 0 ? 'More sources' : 'Sources'} ({others.length})
          </summary>
          <ul>
            {others.map(({ title, path }) => (
              <li key={path}>
                <Link to={path} className="stand-alone">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const SourceCards = ({ cards }: { cards: readonly HerbiSource[] }) => (
  <>
    <p className="text-quiet">From these pages</p>
    <ul className="herbi-cards">
      {cards.map((source) => (
        <li key={source.path}>
          <Link to={source.path}>
            <SourcePicture {...source} />
            <span>
              <b>{source.title}</b> <SourceLine {...source} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </>
)

/** Medallion of a herb, or jar of a recipe. */
function SourcePicture({ herb, ailment }: HerbiSource) {
  if (ailment !== undefined) return <Jar herb={herb} ailment={ailment} />
  return herb ? <HerbMedallion slug={herb} /> : null
}

/** Ailment and minutes of a recipe, or Latin name of a herb. */
const SourceLine = ({ line, ailment }: HerbiSource) =>
  ailment === undefined ? (
    <small>
      <i lang="la">{line}</i>
    </small>
  ) : (
    <small>{line}</small>
  )
