import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { Field } from '#client/ui/field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useForm } from '#client/ui/use-form.ts'
import { maxMailsPerSecond } from '#domain/mailing/campaigns.rules.ts'
import type { SendingSettings } from '#domain/mailing/campaigns.types.ts'

export function SendingPace({ settings: { mailsPerSecond, canSend, senderEmail } }: { settings: SendingSettings }) {
  const fetcher = useFetcher<ActionResult>()
  const form = useForm(fetcher)
  return (
    <section aria-labelledby="pace" className="mailing-section sending-pace">
      <h2 id="pace">Sending speed</h2>
      <p className="text-quiet">
        {canSend && senderEmail !== ''
          ? `Campaigns are sent from ${senderEmail}.`
          : 'No email provider is set up yet. You can write drafts, but not send them.'}
      </p>
      <fetcher.Form ref={form} method="post" noValidate className="fields">
        <Field
          key={mailsPerSecond}
          label="Maximum emails per second"
          hint="Enter your provider’s limit. All campaigns share this limit."
          name="mailsPerSecond"
          type="number"
          min={1}
          max={maxMailsPerSecond}
          defaultValue={mailsPerSecond}
          error={fetcher.data?.errors['mailsPerSecond']}
        />
        <SubmitButton intent="pace" fetcher={fetcher} className="button plain">
          Save
        </SubmitButton>
        <ActionMessage outcome={fetcher.data} />
      </fetcher.Form>
    </section>
  )
}
