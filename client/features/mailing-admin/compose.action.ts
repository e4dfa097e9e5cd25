import { type ActionFunctionArgs, data, redirect, replace } from 'react-router'

import { readFailure } from '#client/core/call-error.ts'
import { createDraftRemover } from '#client/core/drafts.ts'
import { textFields } from '#client/core/forms.ts'
import { type ActionResult, runAction } from '#client/core/run-action.ts'
import { showToast } from '#client/core/toasts.ts'
import { campaignMessages } from '#domain/mailing/campaigns.messages.ts'
import type { Audience, CampaignPreview } from '#domain/mailing/campaigns.types.ts'
import { paths } from '#domain/paths.ts'

import { composeUrl } from './campaign-urls.ts'
import { sendAndToast } from './campaigns.action.ts'
import { countAudience, createCampaign, previewCampaign, saveCampaign, sendTest } from './campaigns.api.ts'
import { toAudience, type CampaignForm } from './use-campaign-form.ts'

type Draft = Omit<CampaignForm, 'topics' | 'confirmedSince'> & { audience: Audience }
/** Actions of the editor's buttons. */
export type ComposeIntent = 'save' | 'send' | 'test'

/** `newId` becomes the ID of a campaign that hasn't been saved yet. */
type SaveArgs = Pick<ActionFunctionArgs, 'context'> & {
  id: string
  newId: string
  updatedAt: number
  form: Draft
  draft: string | undefined
}

export async function composeAction({ request, context }: ActionFunctionArgs) {
  const fields = Object.fromEntries(textFields(await request.formData()))
  const {
    intent,
    id = '',
    newId = '',
    updatedAt = '0',
    title = '',
    subject = '',
    content = '',
    htmlContent = '',
  } = fields
  const { senderName = '', topics = '', confirmedSince = '' } = fields
  const audience = toAudience({ topics, confirmedSince })
  const form = { title, subject, content, htmlContent, senderName, audience }
  const args = { context, id, newId, updatedAt: Number(updatedAt), form, draft: fields['draft'] }
  switch (intent) {
    case 'save':
      return save(args, campaignMessages.notSaved)
    case 'send':
      return send(args)
    case 'test':
      return test(args)
    case 'preview':
      return preview(args)
    case 'count-audience':
      return countAudience(context, audience).catch(() => null)
    default:
      return null
  }
}

/** `savedAt` is the time at which the campaign was saved, even if sending it then failed. */
export type ComposeOutcome = ActionResult & { savedAt?: number }

const isIncomplete = ({ title, subject, content }: Draft) => [title, subject, content].some((text) => !text.trim())

/** Saves the campaign; returns the outcome with its ID and version. */
async function saveDraft(
  { context, id, newId, updatedAt, form, draft }: SaveArgs,
  failureMessage: string,
  success?: string,
) {
  const removeDraft = createDraftRemover(draft)
  let saved = { id, updatedAt }
  const outcome = await runAction(
    async () => {
      const saving =
        id === '' ? createCampaign(context, { ...form, id: newId }) : saveCampaign(context, id, { ...form, updatedAt })
      saved = (await saving).campaign
      removeDraft()
    },
    {
      failure: (_, code) => (code === 'invalid' && isIncomplete(form) ? campaignMessages.incomplete : failureMessage),
      hasSummary: true,
      ...(success !== undefined && { success }),
    },
  )
  return { outcome, saved }
}

async function save(args: SaveArgs, failureMessage: string) {
  const { outcome, saved } = await saveDraft(args, failureMessage, 'Draft saved')
  return outcome.data.isDone ? openDraft(args, saved, outcome) : outcome
}

type SavedDraft = { id: string; updatedAt: number }

/** Redirects the editor of a new campaign to the URL of its draft. */
const openDraft = (
  { id }: SaveArgs,
  saved: SavedDraft,
  { data: outcome, init }: Awaited<ReturnType<typeof runAction>>,
) =>
  id === ''
    ? replace(composeUrl(saved.id))
    : data<ComposeOutcome>({ ...outcome, savedAt: saved.updatedAt }, init ?? undefined)

/** Saves the form first, so that the sent campaign contains the latest text. */
async function send(args: SaveArgs) {
  const { outcome, saved } = await saveDraft(
    args,
    args.id === '' ? campaignMessages.notCreated : campaignMessages.notSaved,
  )
  if (!outcome.data.isDone) return outcome
  const sendResult = await runAction(() => sendAndToast(args.context, saved.id), {
    failure: campaignMessages.notSent,
    hasSummary: true,
  })
  return sendResult.data.isDone ? redirect(paths.mailingCampaign(saved.id)) : openDraft(args, saved, sendResult)
}

const test = ({ context, form }: SaveArgs) =>
  runAction(
    async () => {
      const { to } = await sendTest(context, form)
      showToast('success', `Test email sent to ${to}`)
    },
    { hasSummary: true },
  )

export type PreviewOutcome = { preview: CampaignPreview } | { message: string } | null

const placeholders = { title: 'Untitled', subject: 'No subject yet', content: 'Nothing to preview yet.' }

/** Fills empty fields with placeholders so that the rest can be previewed. */
async function preview({ context, form }: SaveArgs): Promise<PreviewOutcome> {
  const filledForm = { ...form }
  for (const field of ['title', 'subject', 'content'] as const)
    if (!form[field].trim()) filledForm[field] = placeholders[field]
  try {
    return await previewCampaign(context, filledForm)
  } catch (thrown) {
    const { message, fields } = readFailure(thrown) ?? {}
    return {
      message:
        Object.values(fields ?? {})[0] ??
        message ??
        'We couldn’t load the preview. We’ll try again when you make a change.',
    }
  }
}
