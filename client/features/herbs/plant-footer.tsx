import { TitledList } from '#client/ui/titled-list.tsx'
import type { HerbSheet, RestrictedSheet } from '#domain/herbs/herb-sheet.ts'
import { tierLabels } from '#domain/herbs/source-messages.ts'
import { paths } from '#domain/paths.ts'

export function PlantFooter({ plant }: { plant: HerbSheet | RestrictedSheet }) {
  return (
    <div className="mt-12 grid gap-x-15 gap-y-12 lg:grid-cols-2">
      <div className="grid content-start gap-y-12">
        <TitledList title="Easily confused with" lines={plant.lookAlikes} />
        <OtherMeanings plant={plant} />
      </div>
      <section>
        <h2 className="mb-2 text-[1.45rem] text-cobalt">Sources</h2>
        <ol className="ruled-list numbered">
          {plant.sources.map(({ words, address, tier }, position) => (
            <li key={words + address} id={`source-${position + 1}`} tabIndex={-1}>
              {address === null ? words : <a href={address}>{words}</a>}
              <small className="block text-quiet">{tierLabels[tier]}</small>
            </li>
          ))}
        </ol>
        <p className="mt-4 text-[.93rem] text-quiet">
          {'factCheck' in plant && `${plant.factCheck} `}
          {plant.version}
        </p>
      </section>
    </div>
  )
}

function OtherMeanings({ plant }: { plant: HerbSheet | RestrictedSheet }) {
  if (plant.alsoMeans.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-[1.45rem] text-cobalt">The name may also mean</h2>
      <ul className="ruled-list">
        {plant.alsoMeans.map(({ name, slug, plantName }) => (
          <li key={name + slug}>
            “{name}”: also{' '}
            <a href={paths.herb(slug)} className="stand-alone">
              {plantName}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
