import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { TicketStatus } from '#domain/support/support.types.ts'

type StatusAction = { status: TicketStatus; label: string }

export function StatusButtons({ actions }: { actions: readonly StatusAction[] }) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <fetcher.Form method="post" className="flex flex-wrap gap-3">
      {actions.map(({ status, label }) => (
        <SubmitButton key={status} intent={status} fetcher={fetcher} className="button plain">
          {label}
        </SubmitButton>
      ))}
    </fetcher.Form>
  )
}
