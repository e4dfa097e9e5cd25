import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ErrorSummary } from '#client/ui/error-summary.tsx'
import { Field } from '#client/ui/field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { Timestamp } from '#client/ui/timestamp.tsx'
import type { Campaign } from '#domain/mailing/campaigns.types.ts'
import { paths } from '#domain/paths.ts'

/** Returns the time zone of this browser, such as `Europe/London`. */
const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

type ScheduleProps = { campaign: Pick<Campaign, 'id' | 'scheduledFor' | 'scheduleProblem'> }

export function CampaignSchedule({ campaign: { id, scheduledFor, scheduleProblem } }: ScheduleProps) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <section aria-labelledby="schedule" className="grid grid-cols-1 gap-3.25 mt-5">
      <h2 id="schedule">Send later</h2>
      {scheduleProblem !== null && (
        <p className="refusal mb-4" role="alert">
          This campaign wasn’t sent as scheduled: {scheduleProblem}
        </p>
      )}
      <fetcher.Form method="post" action={paths.mailingCampaigns} className="fields max-w-[26rem]">
        <input type="hidden" name="id" value={id} />
        {scheduledFor === null ? (
          <>
            <Field
              label="Date and time"
              hint={`Your time zone: ${timeZone()}. We send the campaign to everyone who is subscribed at that time.`}
              type="datetime-local"
              name="at"
              error={fetcher.data?.errors['at']}
            />
            <SubmitButton intent="schedule" fetcher={fetcher} className="button plain">
              Schedule
            </SubmitButton>
          </>
        ) : (
          <>
            <p>
              We’ll send this campaign on <Timestamp time={scheduledFor} /> ({timeZone()}), or a few minutes later. To
              edit the campaign, cancel the schedule first.
            </p>
            <SubmitButton intent="unschedule" fetcher={fetcher} className="button plain">
              Cancel schedule
            </SubmitButton>
          </>
        )}
        <ErrorSummary outcome={fetcher.data} />
      </fetcher.Form>
    </section>
  )
}
