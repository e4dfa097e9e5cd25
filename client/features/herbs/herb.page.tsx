import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { HerbPlate } from '#client/ui/herb-picture.tsx'
import { Jar } from '#client/ui/jar.tsx'
import { TitledList } from '#client/ui/titled-list.tsx'
import type { HerbSheet as Herb, Plant, RestrictedSheet as RestrictedPlant } from '#domain/herbs/herb-sheet.ts'
import type { PossiblePlant } from '#domain/herbs/herbs.types.ts'
import { tierLabels } from '#domain/herbs/source-messages.ts'
import { paths } from '#domain/paths.ts'

import { HerbSheet } from './herb-sheet.tsx'
import { getPlant } from './herbs.api.ts'
import { RestrictedSheet } from './restricted-sheet.tsx'

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
      <PlantHead plant={plant} marks={loaderData.kind === 'herb' ? loaderData.marks : undefined} />
      {loaderData.kind === 'herb' ? <HerbSheet {...loaderData} /> : <RestrictedSheet plant={loaderData.plant} />}
      <PlantFooter plant={plant} />
    </article>
  )
}

type PlantProps = { plant: Herb | RestrictedPlant }

/** `marks` are undefined for a plant that we don't use. */
function PlantHead({ plant, marks }: PlantProps & { marks: readonly string[] | undefined }) {
  return (
    <div className={`recipe-head ${marks ? 'md:grid-cols-[20rem_1fr]' : ''}`}>
      {marks ? <HerbPlate {...plant} marks={marks} /> : <Jar emoji={plant.emoji} ailment="" />}
      <div>
        <a
          href={paths.herbs}
          className={`${marks ? 'ailment' : 'error'} inline-flex min-h-11 items-center no-underline hover:underline`}
        >
          {marks ? 'Herbs' : 'Plants that we do not use'}
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

function PlantFooter({ plant }: { plant: Herb | RestrictedPlant }) {
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

function OtherMeanings({ plant }: { plant: Herb | RestrictedPlant }) {
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

function SeveralPlants({ name, plants }: { name: string; plants: PossiblePlant[] }) {
  return (
    <div className="pt-12">
      <PageHead title="A name that several plants share" description="The plants that this name can mean." />
      <h1 className="text-[clamp(2rem,1.5rem+2.4vw,3rem)]">“{name}” may mean several plants</h1>
      <p className="mt-3 mb-6 max-w-[60ch] text-[1.1rem] text-quiet">
        They differ in what they do and how much you can drink. Choose the plant that you have.
      </p>
      <ul className="ruled-list">
        {plants.map(({ slug, name: plantName, scientificName, isRestricted }) => (
          <li key={slug}>
            <a href={paths.herb(slug)} className="stand-alone">
              {plantName}
            </a>
            <span className="text-quiet">
              {' '}
              · <i lang="la">{scientificName}</i>
              {isRestricted && ' · a plant that we do not use'}
            </span>
          </li>
        ))}
      </ul>
      <a href={paths.herbs} className="button plain mt-8">
        All Herbs
      </a>
    </div>
  )
}
