import { PageHead } from '#client/core/page-head.tsx'
import type { PossiblePlant } from '#domain/herbs/herbs.types.ts'
import { paths } from '#domain/paths.ts'

export function SeveralPlants({ name, plants }: { name: string; plants: PossiblePlant[] }) {
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
