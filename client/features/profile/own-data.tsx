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
        Download everything we store about you as one JSON file. It may contain health details, so keep it in a safe
        place. The <Link to={paths.privacy}>privacy page</Link> explains what we store, for how long and why.
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
