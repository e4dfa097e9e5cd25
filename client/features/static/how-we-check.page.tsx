import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { paths } from '#domain/paths.ts'
import type { FactsVersion } from '#domain/safety/facts.ts'

import { createBlendSections } from './blend-sections.tsx'
import type { CheckFigures } from './check-figures.ts'
import { createPersonSections } from './person-sections.tsx'
import { createReadingSections } from './reading-sections.tsx'
import { PageTitle, type Section, Sections } from './sections.tsx'
import { createSourceSections } from './source-sections.tsx'
import { getVersion } from './static.api.ts'

type LoaderData = { version: FactsVersion | null; figures: CheckFigures }

/** If loading the version fails, the page still shows the rules. The API logs the failure. */
export async function loader({ context }: LoaderFunctionArgs): Promise<LoaderData> {
  const [{ version }, { checkFigures }] = await Promise.all([
    getVersion(context).catch(() => ({ version: null })),
    import('./check-figures.ts'),
  ])
  return { version, figures: checkFigures }
}

export function Component() {
  const { version, figures } = useLoaderData<LoaderData>()
  return (
    <>
      <PageHead
        title="How we check"
        description="The rules and limits for every tea recipe: names, amounts, combinations of herbs and the person who drinks it. And what no check can know."
        path={paths.howWeCheck}
        data={paths.herbData}
      />
      <PageTitle title="How we check">
        We check each recipe herb by herb. This page explains every rule and its limit, what each verdict means, and
        what our check cannot know.
      </PageTitle>
      <Sections
        sections={[
          ...createReadingSections(figures.line),
          ...createBlendSections(figures.blend),
          ...createPersonSections(figures.person),
          ...createSourceSections(figures.sources),
          createDataSection(version),
          mistakeSection,
        ]}
      />
    </>
  )
}

const createDataSection = (version: FactsVersion | null): Section => ({
  id: 'data',
  title: 'The version of our facts',
  body: (
    <>
      {version && (
        <p>
          These pages use version <b className="font-semibold wrap-anywhere">{version.dataVersion}</b>
          {` of our facts. It covers ${version.herbs} herbs, and ${version.restricted} plants that we do not use. When the version changes, we check every recipe again.`}
        </p>
      )}
      <p>
        All facts and limits are also available as one <a href={paths.herbData}>data file</a>, under the MIT licence.
        The warnings above apply to it too.
      </p>
    </>
  ),
})

const mistakeSection: Section = {
  id: 'mistakes',
  title: 'If you find a mistake',
  body: (
    <p>
      Please <a href={`${paths.contact}#fault`}>tell us</a>: the name of the page, what is wrong, and where you found
      something different. If the mistake may put someone at risk, start the subject line with “Safety”. You do not need
      to be sure.
    </p>
  ),
}
