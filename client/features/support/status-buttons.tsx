import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { TicketStatus } from '#domain/support/support.types.ts'

type Step = { to: TicketStatus; label: string }

export function StatusButtons({ steps }: { steps: readonly Step[] }) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <fetcher.Form method="post" className="flex flex-wrap gap-3">
      {steps.map(({ to, label }) => (
        <SubmitButton key={to} intent={to} fetcher={fetcher} className="button plain">
          {label}
        </SubmitButton>
      ))}
    </fetcher.Form>
  )
}
