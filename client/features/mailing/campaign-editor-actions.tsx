import type { Fetcher } from 'react-router'

import { showToast } from '#client/core/toasts.ts'
import { campaignMessages } from '#domain/mailing/campaigns.messages.ts'
import type { CampaignPreview } from '#domain/mailing/campaigns.types.ts'

import { checksId } from './campaign-checks.tsx'
import type { ComposeIntent } from './campaign-editor.tsx'
import { checksOf, problemsIn } from './campaign-problems.ts'
import type { ComposeOutcome } from './compose.action.ts'
import { SendQuestion } from './send-question.tsx'
import type { CampaignForm } from './use-campaign-form.ts'

type ActionsProps = {
  form: CampaignForm
  preview: CampaignPreview | undefined
  active: number | null
  fetcher: Fetcher<ComposeOutcome>
  isOutdated: boolean
  submit: (intent: ComposeIntent) => void
}

export function CampaignEditorActions({ form, preview, active, fetcher, isOutdated, submit }: ActionsProps) {
  const intent = fetcher.formData?.get('intent')
  const isBusy = fetcher.state !== 'idle'
  const [obstacle] = problemsIn(checksOf(form, preview, active))
  const isBlank = [form.title, form.subject, form.content].some((text) => text.trim() === '')
  const explainObstacle = () => {
    if (isBlank) return submit('save')
    void showToast('error', campaignMessages.notSent(obstacle ?? 'The draft is being checked. Try again in a moment.'))
    return document.querySelector<HTMLElement>(`#${checksId}`)?.focus()
  }
  const action = (name: 'save' | 'test', words: string) => (
    <button type="button" className="button plain" disabled={isBusy || isOutdated} onClick={() => submit(name)}>
      {isBusy && intent === name ? 'Loading...' : words}
    </button>
  )
  return (
    <div className="mailing-actions" role="group" aria-label="Save and send">
      {preview && obstacle === undefined && !isOutdated ? (
        <SendQuestion
          title={form.title}
          subject={preview.subject}
          active={active}
          isSending={isBusy && intent === 'send'}
          onSend={() => submit('send')}
        />
      ) : (
        <button type="button" className="button" disabled={isBusy || isOutdated} onClick={explainObstacle}>
          Send
        </button>
      )}
      {action('save', 'Save Draft')}
      {action('test', 'Send me a test')}
      <p className="text-quiet">To send later, save the draft and schedule it under Campaigns.</p>
    </div>
  )
}
