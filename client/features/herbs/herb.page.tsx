import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { Jar } from '#client/ui/jar.tsx'
import type { HerbSheet as Herb, RestrictedSheet as RestrictedPlant } from '#domain/herbs/herb-sheet.ts'
import type { Plant } from '#domain/herbs/herbs.types.ts'
import { paths } from '#domain/paths.ts'

import { HerbSheet } from './herb-sheet.tsx'
import { getPlant } from './herbs.api.ts'
import { PlantFooter } from './plant-footer.tsx'
import { RestrictedSheet } from './restricted-sheet.tsx'
import { SeveralPlants } from './several-plants.tsx'

type LoaderData = Exclude<Plant, { kind: 'moved' }>

export async function loader({ params, context }: LoaderFunctionArgs): Promise<LoaderData | Response> {
  const { plant } = await getPlant(context, params['slug'] ?? '')
  return plant.kind === 'moved' ? redirect(paths.herb(plant.slug), 301) : plant
}

export function Component() {
  const loaderData = useLoaderData<LoaderData>()
  if (loaderData.kind === 'several') return <SeveralPlants {...loaderData} />
  const plant = loaderData.kind === 'herb' ? loaderData.herb : loaderData.plant
  return (
    <article className="herb">
      <PageHead title={plant.name} description={plant.description} path={paths.herb(plant.slug)} kind="article" />
      <PlantHead plant={plant} isRestricted={loaderData.kind === 'restricted'} />
      {loaderData.kind === 'herb' ? <HerbSheet {...loaderData} /> : <RestrictedSheet plant={loaderData.plant} />}
      <PlantFooter plant={plant} />
    </article>
  )
}

type PlantProps = { plant: Herb | RestrictedPlant }

function PlantHead({ plant, isRestricted }: PlantProps & { isRestricted: boolean }) {
  return (
    <div className="recipe-head">
      <Jar emoji={plant.emoji} ailment={'ailment' in plant ? plant.ailment : ''} />
      <div>
        <a
          href={paths.herbs}
          className={`${isRestricted ? 'error' : 'ailment'} inline-flex min-h-11 items-center no-underline hover:underline`}
        >
          {isRestricted ? 'Plants that we do not use' : 'Herbs'}
        </a>
        <h1>{plant.name}</h1>
        <p className="mt-3 text-[1.1rem] text-quiet">
          <i lang="la">{plant.scientificName}</i> · {plant.family} · {plant.partUsed}
        </p>
        {plant.otherNames.length > 0 && <p className="mt-1 text-quiet">Also called {plant.otherNames.join(', ')}.</p>}
        <p className="mt-4 max-w-[64ch] text-[1.1rem]">{plant.description}</p>
      </div>
    </div>
  )
}
