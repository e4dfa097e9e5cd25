import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { Timestamp } from '#client/ui/timestamp.tsx'
import { peopleLabel } from '#domain/mailing/campaigns.messages.ts'
import type { Campaign, UnknownBatch } from '#domain/mailing/campaigns.types.ts'
import { paths } from '#domain/paths.ts'

export const UnknownBatches = ({ campaign: { id, unknownBatches } }: { campaign: Campaign }) =>
  unknownBatches.length === 0 ? null : (
    <section aria-labelledby="unknown" className="grid grid-cols-1 gap-3.25 mt-5">
      <h2 id="unknown">Unconfirmed deliveries</h2>
      <p>
        The email provider didn’t respond in time, so we don’t know whether it sent these emails. After a day, the
        provider no longer recognises a batch that we send again. An automatic retry could therefore send emails twice.
        Check the provider’s list of sent emails, then choose an option below.
      </p>
      <ul>
        {unknownBatches.map((batch) => (
          <Batch key={batch.number} id={id} batch={batch} />
        ))}
      </ul>
    </section>
  )

function Batch({ id, batch: { number, size, fixedAt, error } }: { id: string; batch: UnknownBatch }) {
  const fetcher = useFetcher<ActionResult>()
  const renderResolveForm = (was: 'sent' | 'not_sent', label: string) => (
    <fetcher.Form method="post" action={paths.mailingCampaigns} className="flex">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="was" value={was} />
      <SubmitButton intent="resolve-batch" fetcher={fetcher} className="button plain">
        {label}
        <span className="sr-only"> (batch {number})</span>
      </SubmitButton>
    </fetcher.Form>
  )
  return (
    <li className="border-t border-line py-2.5 wrap-anywhere">
      <p>
        <b>Batch {number}</b>, {peopleLabel(size)}
        {fixedAt !== null && (
          <>
            , prepared <Timestamp time={fixedAt} />
          </>
        )}
        {error !== null && `: ${error}`}
      </p>
      <div className="flex flex-wrap gap-x-3 gap-y-2.5 mt-2">
        {renderResolveForm('sent', 'Mark as sent')}
        {renderResolveForm('not_sent', 'Send again')}
      </div>
    </li>
  )
}
