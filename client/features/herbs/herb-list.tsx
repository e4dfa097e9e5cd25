import type { ReactNode } from 'react'

import { HerbMedallion } from '#client/ui/herb-medallion.tsx'
import { groupByLetter } from '#domain/herbs/herb-filters.ts'
import type { HerbSummary, PlantSummary, RestrictedSummary } from '#domain/herbs/herbs.types.ts'
import { paths } from '#domain/paths.ts'

/** Herbs grouped by first letter. Search results keep their order and have no letters. */
export function HerbList({ herbs, isSearch }: { herbs: HerbSummary[]; isSearch: boolean }) {
  if (isSearch) return <HerbLines herbs={herbs} />
  const groups = groupByLetter(herbs)
  return (
    <>
      <nav className="letters" aria-label="Herbs by letter">
        {groups.map(([letter]) => (
          <a key={letter} href={`#letter-${letter}`} className="square">
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(([letter, lines]) => (
        <section key={letter} className="letter" aria-labelledby={`letter-${letter}`}>
          <h3 id={`letter-${letter}`}>{letter}</h3>
          <HerbLines herbs={lines} />
        </section>
      ))}
    </>
  )
}

function HerbLines({ herbs }: { herbs: HerbSummary[] }) {
  return (
    <ul className="plants ledger">
      {herbs.map((herb) => (
        <PlantLine
          key={herb.id}
          plant={herb}
          picture={<HerbMedallion slug={herb.id} />}
          note={herb.tastes.join(', ')}
          line={herb.use}
        />
      ))}
    </ul>
  )
}

export function RestrictedPlants({ plants }: { plants: RestrictedSummary[] }) {
  if (plants.length === 0) return null
  return (
    <section aria-labelledby="restricted" className="refused">
      <h2 id="restricted" className="mt-12 mb-2">
        Plants that we do not use
      </h2>
      <p className="mb-6 max-w-[60ch] text-quiet">
        No recipe here may contain any of these plants, in any amount. Each plant’s page says why.
      </p>
      <ul className="plants ledger">
        {plants.map((plant) => (
          <PlantLine key={plant.id} plant={plant} picture="🚫" line={plant.reason} />
        ))}
      </ul>
    </section>
  )
}

type PlantLineProps = { plant: PlantSummary; picture: ReactNode; note?: string; line: string }

function PlantLine({ plant, picture, note, line }: PlantLineProps) {
  return (
    <li>
      <span className="cartouche" aria-hidden="true">
        {picture}
      </span>
      <div>
        <p>
          <a href={paths.herb(plant.id)}>{plant.name}</a>
          {note && (
            <>
              <i aria-hidden="true" />
              <span>
                <span className="sr-only">Taste: </span>
                {note}
              </span>
            </>
          )}
        </p>
        <small className="block">
          <em lang="la">{plant.scientificName}</em>
        </small>
        <small className="block">{line}</small>
      </div>
    </li>
  )
}
