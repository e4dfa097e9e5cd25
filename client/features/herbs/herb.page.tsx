import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { useSite } from '#client/core/site.ts'
import { StructuredData } from '#client/core/structured-data.tsx'
import { Lines } from '#client/ui/lines.tsx'
import type { Plant } from '#domain/herbs/herbs.types.ts'
import { tierWords } from '#domain/herbs/source-words.ts'
import { breadcrumbMarkup } from '#domain/markup.ts'
import { paths } from '#domain/paths.ts'

import { HerbSheet } from './herb-sheet.tsx'
import { getPlant } from './herbs.api.ts'
import { RestrictedSheet } from './restricted-sheet.tsx'

export async function loader({ params, context }: LoaderFunctionArgs): Promise<Plant> {
  const { plant } = await getPlant(context, params['slug'] ?? '')
  return plant
}

export function Component() {
  const found = useLoaderData<Plant>()
  const { url } = useSite()
  const plant = found.kind === 'herb' ? found.herb : found.plant
  return (
    <article>
      <PageHead title={plant.commonName} description={plant.description} path={paths.herb(plant.slug)} kind="article" />
      <StructuredData
        data={breadcrumbMarkup(url, [
          { name: 'Herbs', path: paths.herbs },
          { name: plant.commonName, path: paths.herb(plant.slug) },
        ])}
      />
      <div className="pt-12 pb-10">
        <p>
          <Link to={paths.herbs} className="ailment inline-flex min-h-11 items-center">
            {found.kind === 'herb' ? 'Herbs' : 'Plants that we do not use'}
          </Link>
        </p>
        <h1>
          <span aria-hidden="true">{plant.emoji} </span>
          {plant.commonName}
        </h1>
        <p className="mt-3 text-[1.1rem] text-quiet">
          <i lang="la">{plant.scientificName}</i> · {plant.family} · {plant.plantPart}
        </p>
        {plant.synonyms.length > 0 && <p className="mt-1 text-quiet">Also called {plant.synonyms.join(', ')}.</p>}
        <p className="mt-5 max-w-[68ch] text-[1.14rem]">{plant.description}</p>
      </div>
      {found.kind === 'herb' ? <HerbSheet {...found} /> : <RestrictedSheet plant={found.plant} />}
      <div className="mt-12 grid gap-x-15 gap-y-10 lg:grid-cols-2">
        <Lines title="Easily mistaken for it" lines={plant.lookAlikes} />
        <section>
          <h2 className="mb-2 text-[1.45rem] text-cobalt">Sources</h2>
          <ul className="lines">
            {plant.sources.map(({ cite, address, tier }) => (
              <li key={cite}>
                {address?.startsWith('https://') ? <a href={address}>{cite}</a> : cite}
                <small className="block text-quiet">{tierWords[tier]}</small>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </article>
  )
}
