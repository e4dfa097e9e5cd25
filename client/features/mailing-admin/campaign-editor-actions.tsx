import type { Fetcher } from 'react-router'

import { showToast } from '#client/core/toasts.ts'
import { campaignMessages } from '#domain/mailing/campaigns.messages.ts'
import type { CampaignPreview } from '#domain/mailing/campaigns.types.ts'

import { ConfirmSend } from './campaign-actions.tsx'
import { checksId } from './campaign-checks.tsx'
import { checkCampaign, listProblems } from './check-campaign.ts'
import type { ComposeIntent, ComposeOutcome } from './compose.action.ts'
import type { CampaignForm } from './use-campaign-form.ts'

type ActionsProps = {
  form: CampaignForm
  preview: CampaignPreview | undefined
  audienceSize: number | null
  fetcher: Fetcher<ComposeOutcome>
  isOutdated: boolean
  submit: (intent: ComposeIntent) => void
}

export function CampaignEditorActions({ form, preview, audienceSize, fetcher, isOutdated, submit }: ActionsProps) {
  const intent = fetcher.formData?.get('intent')
  const isBusy = fetcher.state !== 'idle'
  const [firstProblem] = listProblems(checkCampaign(form, preview, audienceSize))
  const isBlank = [form.title, form.subject, form.content].some((text) => text.trim() === '')
  const explainProblem = () => {
    if (isBlank) return submit('save')
    showToast(
      'error',
      campaignMessages.notSent(firstProblem ?? 'We’re still checking the draft. Try again in a moment.'),
    )
    return document.querySelector<HTMLElement>(`#${checksId}`)?.focus()
  }
  const renderButton = (buttonIntent: 'save' | 'test', label: string) => (
    <button type="button" className="button plain" disabled={isBusy || isOutdated} onClick={() => submit(buttonIntent)}>
      {isBusy && intent === buttonIntent ? 'Loading...' : label}
    </button>
  )
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-2.5" role="group" aria-label="Save and send">
      {preview && firstProblem === undefined && !isOutdated ? (
        <ConfirmSend
          title={form.title}
          subject={preview.subject}
          activeCount={audienceSize}
          isSending={isBusy && intent === 'send'}
          onSend={() => submit('send')}
        />
      ) : (
        <button type="button" className="button" disabled={isBusy || isOutdated} onClick={explainProblem}>
          Send
        </button>
      )}
      {renderButton('save', 'Save Draft')}
      {renderButton('test', 'Send me a test')}
      <p className="text-quiet">To send later, save the draft and schedule it under Campaigns.</p>
    </div>
  )
}
