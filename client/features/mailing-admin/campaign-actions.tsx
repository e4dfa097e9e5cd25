import { Link, useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ConfirmButton } from '#client/ui/confirm-button.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFocusAfterAction } from '#client/ui/use-focus-after-action.ts'
import { peopleLabel } from '#domain/mailing/campaigns.messages.ts'
import { getAllowedActions, isForEverybody } from '#domain/mailing/campaigns.rules.ts'
import type { CampaignSummary } from '#domain/mailing/campaigns.types.ts'
import { paths } from '#domain/paths.ts'

import { composeUrl, copyUrl } from './campaign-urls.ts'

type ActionsProps = { campaign: CampaignSummary; activeCount: number | null }

export function CampaignActions({ campaign, activeCount }: ActionsProps) {
  const fetcher = useFetcher<ActionResult>()
  const { id, title, subject, counts, stopReason } = campaign
  const allowedActions = getAllowedActions(campaign)
  const isBusy = fetcher.state !== 'idle'
  const intent = fetcher.formData?.get('intent')
  const submitIntent = (name: string) =>
    void fetcher.submit({ intent: name, id }, { method: 'post', action: paths.mailingCampaigns })
  const actionsRef = useFocusAfterAction<HTMLDivElement>(fetcher)
  return (
    <div
      ref={actionsRef}
      className="flex flex-wrap gap-x-3 gap-y-2.5"
      role="group"
      aria-label={`Actions for ${title}`}
      tabIndex={-1}
    >
      {allowedActions.canSend && (
        <ConfirmSend
          title={title}
          subject={subject}
          activeCount={isForEverybody(campaign.audience) ? activeCount : null}
          isSending={isBusy && intent === 'send'}
          onSend={() => submitIntent('send')}
        />
      )}
      {allowedActions.canEdit ? (
        <Link to={composeUrl(id)} className="button plain">
          Edit<span className="sr-only"> {title}</span>
        </Link>
      ) : (
        <Link to={copyUrl(id)} className="button plain">
          Duplicate<span className="sr-only"> {title}</span>
        </Link>
      )}
      <fetcher.Form
        method="post"
        action={paths.mailingCampaigns}
        className="flex flex-wrap gap-x-3 gap-y-2.5 not-has-[button]:hidden"
      >
        <input type="hidden" name="id" value={id} />
        {allowedActions.canPause && (
          <SubmitButton intent="pause" fetcher={fetcher} className="button plain">
            Pause
          </SubmitButton>
        )}
        {allowedActions.canResume && (
          <SubmitButton intent="resume" fetcher={fetcher}>
            Resume
          </SubmitButton>
        )}
        {allowedActions.canRetry && (
          <SubmitButton intent="retry" fetcher={fetcher} className="button plain">
            Retry failed emails
          </SubmitButton>
        )}
      </fetcher.Form>
      {allowedActions.canCancel && (
        <ConfirmButton
          itemName={title}
          title="Cancel the rest of this campaign?"
          consequences={`This campaign has already reached ${peopleLabel(counts.delivered)}. Nobody else will get it. You can’t undo this.`}
          labels={{
            open: 'Cancel',
            busy: 'Cancelling...',
            confirm: 'Cancel the rest',
            cancel: stopReason === null ? 'Keep sending' : 'Leave it stopped',
          }}
          isDeleting={isBusy && intent === 'cancel'}
          onDelete={() => submitIntent('cancel')}
        />
      )}
      {allowedActions.canDelete && (
        <ConfirmButton
          itemName={title}
          title={`Delete “${title}”?`}
          consequences="This permanently deletes the campaign and its statistics. It doesn’t affect emails that have already been sent."
          isDeleting={isBusy && intent === 'delete'}
          onDelete={() => submitIntent('delete')}
        />
      )}
    </div>
  )
}

type SendProps = { title: string; subject: string; activeCount: number | null; isSending: boolean; onSend: () => void }

export const ConfirmSend = ({ title, subject, activeCount, isSending, onSend }: SendProps) => (
  <ConfirmButton
    variant="primary"
    itemName={title}
    title={activeCount === null ? 'Send this campaign?' : `Send this campaign to ${peopleLabel(activeCount)}?`}
    consequences={`“${subject}” goes to all confirmed subscribers in this audience. You can pause or cancel sending, but you can’t recall emails that have already been sent.`}
    labels={{ open: 'Send', busy: 'Sending...', confirm: 'Send now' }}
    isDeleting={isSending}
    onDelete={onSend}
  />
)
