import { PageHead } from '#client/core/page-head.tsx'
import { paths } from '#domain/paths.ts'

import type { HelpData } from './help-emergencies.tsx'
import { helpGroups } from './help-groups.ts'
import { Questions } from './questions.tsx'
import { PageTitle, Contents } from './sections.tsx'

export async function loader(): Promise<HelpData> {
  const { emergencies } = await import('#domain/safety/emergencies.ts')
  return { emergencies }
}

export function Component() {
  return (
    <>
      <PageHead
        title="Help Center"
        description="Answers about finding a remedy, reading a recipe, brewing, when to avoid a tea, and this site."
        path={paths.help}
      />
      <PageTitle title="Help Center">
        Choose a question to see its answer. The safety answers are already open.
      </PageTitle>
      <div className="side-by-side">
        <Contents entries={helpGroups} />
        <div className="prose">
          <Questions groups={helpGroups} />
          <section aria-labelledby="not-answered">
            <h2 id="not-answered">Can’t find your answer?</h2>
            <p>
              <a href={paths.contact}>Write to us</a>. We reply within about 24 hours. If your question is about your
              own health, please ask a pharmacist or doctor instead.
            </p>
          </section>
        </div>
      </div>
    </>
  )
}
