import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'

import { DraftNote, EditConflict } from '#client/ui/draft-note.tsx'
import { ErrorSummary } from '#client/ui/error-summary.tsx'
import { getLeaveQuestion, useConfirmBeforeLeaving } from '#client/ui/use-confirm-before-leaving.tsx'
import { useFocusFirstError } from '#client/ui/use-focus-first-error.ts'
import type { Campaign } from '#domain/mailing/campaigns.types.ts'
import type { CampaignRecipe } from '#domain/mailing/recipe-content.ts'

import { CampaignAudience, useAudienceSize } from './campaign-audience.tsx'
import { CampaignChecks } from './campaign-checks.tsx'
import { CampaignEditorActions } from './campaign-editor-actions.tsx'
import { CampaignFields, CampaignVariables, type InsertableField } from './campaign-fields.tsx'
import { CampaignPreview, usePreview } from './campaign-preview.tsx'
import { CampaignRecipes } from './campaign-recipes.tsx'
import { CampaignTemplates } from './campaign-templates.tsx'
import type { ComposeIntent, ComposeOutcome } from './compose.action.ts'
import { type CampaignForm, useCampaignForm } from './use-campaign-form.ts'

type EditorProps = {
  campaign: Campaign | null
  initialForm: CampaignForm
  recipes: CampaignRecipe[] | null
}

export function CampaignEditor({ campaign, initialForm, recipes }: EditorProps) {
  const fetcher = useFetcher<ComposeOutcome>()
  const editor = useCampaignForm(campaign, initialForm)
  const { form, change } = editor
  const previewState = usePreview(form)
  const audienceSize = useAudienceSize(form)
  const [submittedForm, setSubmittedForm] = useState<CampaignForm>()
  const [handledResult, setHandledResult] = useState<ComposeOutcome>()
  const [newId] = useState(() => crypto.randomUUID())
  const { data, state } = fetcher
  const isBusy = state !== 'idle'
  const formRef = useFocusFirstError(data)
  const errors = data?.errors ?? {}
  // A conflict has its own note, so the error summary leaves it out.
  const isConflict = data?.code === 'conflict'
  const lastField = useRef<InsertableField | null>(null)
  const onFieldFocus = (field: InsertableField) => {
    lastField.current = field
  }
  const leaveDialog = useConfirmBeforeLeaving(editor.isDirty && !isBusy, getLeaveQuestion(editor.draft.isStored))
  if (!isBusy && data?.savedAt !== undefined && data !== handledResult) {
    setHandledResult(data)
    if (submittedForm) editor.markAsSaved(submittedForm, String(data.savedAt))
  }
  const submit = (intent: ComposeIntent) => {
    if (isBusy) return
    setSubmittedForm(form)
    void fetcher.submit(
      { intent, id: campaign?.id ?? '', newId, updatedAt: editor.revision, draft: editor.draft.key, ...form },
      { method: 'post' },
    )
  }
  return (
    <div className="grid grid-cols-1 items-start gap-x-[clamp(28px,3vw,52px)] gap-y-11 min-[75rem]:grid-cols-[minmax(0,1fr)_420px]">
      {leaveDialog}
      <form
        ref={formRef}
        className="grid max-w-[48rem] grid-cols-1 gap-9"
        noValidate
        aria-label={campaign ? `Edit ${campaign.title}` : 'New campaign'}
        onSubmit={(event) => event.preventDefault()}
      >
        <ErrorSummary outcome={isBusy || isConflict ? undefined : data} />
        {editor.isOutdated && !isBusy && <EditConflict title="Someone else saved this draft" editor={editor} />}
        <DraftNote draft={editor.draft} revision={editor.revision} />
        <CampaignTemplates form={form} change={change} />
        <CampaignFields form={form} change={change} errors={errors} onFieldFocus={onFieldFocus} />
        <CampaignVariables form={form} change={change} lastField={lastField} />
        <CampaignRecipes form={form} change={change} recipes={recipes} />
        <CampaignAudience form={form} change={change} errors={errors} audienceSize={audienceSize} />
        <CampaignChecks form={form} previewState={previewState} audienceSize={audienceSize} />
        <CampaignEditorActions
          form={form}
          preview={previewState.preview}
          audienceSize={audienceSize}
          fetcher={fetcher}
          isOutdated={editor.isOutdated}
          submit={submit}
        />
      </form>
      <CampaignPreview previewState={previewState} />
    </div>
  )
}
