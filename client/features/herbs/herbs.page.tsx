import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { useSite } from '#client/core/site.ts'
import { StructuredData } from '#client/core/structured-data.tsx'
import type { HerbLibrary, PlantSummary } from '#domain/herbs/herbs.types.ts'
import { listMarkup } from '#domain/markup.ts'
import { paths } from '#domain/paths.ts'

import { listPlants } from './herbs.api.ts'

export const loader = ({ context }: LoaderFunctionArgs): Promise<HerbLibrary> => listPlants(context)

export function Component() {
  const { herbs, restricted } = useLoaderData<HerbLibrary>()
  const { url } = useSite()
  return (
    <>
      <PageHead
        title="Herbs"
        description={`${herbs.length} herbs for tea with their amounts, limits and sources, and ${restricted.length} plants that no recipe here may hold.`}
        path={paths.herbs}
        data={paths.herbData}
      />
      <StructuredData
        data={listMarkup(
          url,
          herbs.map(({ id, name }) => ({ name, path: paths.herb(id) })),
        )}
      />
      <div className="pt-12 pb-8">
        <h1>Herbs</h1>
        <p className="mt-2.5 max-w-[60ch] text-[1.1rem] text-quiet">
          {herbs.length} herbs with what is known of them: amounts, limits, who should leave them out, and where we read
          it. Below them stand {restricted.length} <a href="#restricted">plants that we do not use</a>, and why.
        </p>
      </div>
      <h2 className="sr-only">Herbs that we use</h2>
      <ul className="plants">
        {herbs.map((herb) => (
          <PlantLine key={herb.id} plant={herb} emoji={herb.emoji} note={herb.ailments.join(', ')} />
        ))}
      </ul>
      <section aria-labelledby="restricted">
        <h2 id="restricted" className="mt-18 mb-2">
          Plants that we do not use
        </h2>
        <p className="mb-6 max-w-[60ch] text-quiet">
          No recipe here may hold one of these, whatever the amount. Each page says what the plant does.
        </p>
        <ul className="plants">
          {restricted.map((plant) => (
            <PlantLine key={plant.id} plant={plant} emoji="🚫" />
          ))}
        </ul>
      </section>
    </>
  )
}

type PlantLineProps = { plant: PlantSummary; emoji: string; note?: string }

function PlantLine({ plant, emoji, note }: PlantLineProps) {
  return (
    <li>
      <span aria-hidden="true">{emoji}</span>
      <div>
        <Link to={paths.herb(plant.id)}>{plant.name}</Link>
        <p className="text-[.93rem] text-quiet">
          <i lang="la">{plant.scientificName}</i>
        </p>
        {note && <p className="text-[.93rem] text-quiet">{note}</p>}
      </div>
    </li>
  )
}
