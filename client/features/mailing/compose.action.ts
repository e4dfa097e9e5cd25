import { type ActionFunctionArgs, redirect, replace } from 'react-router'

import { readFailure } from '#client/core/call-error.ts'
import { forgetDraft } from '#client/core/drafts.ts'
import { textFields } from '#client/core/forms.ts'
import { attempt } from '#client/core/outcome.ts'
import { showToast } from '#client/core/toasts.ts'
import type { CampaignPreview } from '#domain/mailing/campaigns.types.ts'
import { campaignWords } from '#domain/mailing/campaigns.words.ts'
import { paths } from '#domain/paths.ts'

import { composeAddress } from './campaign-addresses.ts'
import { sendOut } from './campaigns.action.ts'
import { createCampaign, previewCampaign, saveCampaign, sendTest } from './campaigns.api.ts'
import { type Letter, letterDraft } from './use-letter.ts'

type Given = Pick<ActionFunctionArgs, 'context'> & { id: string; updatedAt: number; letter: Letter }

/** What becomes of a letter: `intent` names it. */
export async function composeAction({ request, context }: ActionFunctionArgs) {
  const fields = Object.fromEntries(textFields(await request.formData()))
  const { intent, id = '', updatedAt = '0', title = '', subject = '', content = '', htmlContent = '' } = fields
  const letter = { title, subject, content, htmlContent, senderName: fields['senderName'] ?? '' }
  const given = { context, id, updatedAt: Number(updatedAt), letter }
  switch (intent) {
    case 'save':
      return save(given, campaignWords.notSaved)
    case 'send':
      return send(given)
    case 'test':
      return test(given)
    case 'preview':
      return preview(given)
    default:
      return null
  }
}

/** Stores it, and gives its id where that went well. */
async function store({ context, id, updatedAt, letter }: Given, failed: string, success?: string) {
  let stored = id
  const outcome = await attempt(
    async () => {
      if (id === '') stored = (await createCampaign(context, letter)).campaign.id
      else await saveCampaign(context, id, { ...letter, updatedAt })
      forgetDraft(letterDraft(id || undefined))
    },
    {
      failure: (message) => (message === campaignWords.incomplete ? message : failed),
      ...(success !== undefined && { success }),
    },
  )
  return { outcome, stored }
}

async function save(given: Given, failed: string) {
  const { outcome, stored } = await store(given, failed, 'Draft saved')
  return outcome.data.isDone && given.id === '' ? replace(composeAddress(stored)) : outcome
}

/** What is typed is what goes out: it is stored before. */
async function send(given: Given) {
  const { outcome, stored } = await store(given, given.id === '' ? campaignWords.notCreated : campaignWords.notSaved)
  if (!outcome.data.isDone) return outcome
  const sent = await attempt(() => sendOut(given.context, stored), { failure: campaignWords.notSent })
  if (sent.data.isDone) return redirect(paths.mailingCampaign(stored))
  return given.id === '' ? replace(composeAddress(stored)) : sent
}

const test = ({ context, letter }: Given) =>
  attempt(async () => {
    const { to } = await sendTest(context, letter)
    void showToast('success', `The test is on its way to ${to}`)
  })

export type PreviewOutcome = { preview: CampaignPreview } | { message: string } | null

const standIns = { title: 'Untitled', subject: 'No subject yet', content: 'Nothing is written yet.' }

/** What is not written yet has a stand-in, so that the rest can be seen. */
async function preview({ context, letter }: Given): Promise<PreviewOutcome> {
  const shown = { ...letter }
  for (const field of ['title', 'subject', 'content'] as const)
    if (!letter[field].trim()) shown[field] = standIns[field]
  try {
    return await previewCampaign(context, shown)
  } catch (thrown) {
    const { message, fields } = readFailure(thrown) ?? {}
    return { message: Object.values(fields ?? {})[0] ?? message ?? 'The preview could not be made just now.' }
  }
}
