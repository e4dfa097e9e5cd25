import { Link, useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { paths } from '#domain/paths.ts'

export function OwnData() {
  const fetcher = useFetcher<ActionResult>()
  return (
    <section aria-labelledby="own-data">
      <h2 id="own-data">Your data</h2>
      <p>
        All that we store about you, as one file that people and programs can read (JSON). It may hold health details:
        keep it where you keep such things. What we store, for how long and why is told on the{' '}
        <Link to={paths.privacy}>privacy page</Link>.
      </p>
      <fetcher.Form method="post">
        <SubmitButton intent="export" fetcher={fetcher} className="button plain">
          Download my data
        </SubmitButton>
        <ActionMessage outcome={fetcher.data} />
      </fetcher.Form>
    </section>
  )
}
