import { type ActionFunctionArgs, redirect } from 'react-router'

import type { ApiContext } from '#client/core/api.ts'
import { textFields } from '#client/core/forms.ts'
import { runAction, withReauthentication } from '#client/core/run-action.ts'
import { showToast } from '#client/core/toasts.ts'
import { campaignMessages, peopleLabel } from '#domain/mailing/campaigns.messages.ts'
import { paths } from '#domain/paths.ts'

import {
  cancelCampaign,
  changePace,
  deleteCampaign,
  pauseCampaign,
  resumeCampaign,
  retryCampaign,
  scheduleCampaign,
  sendCampaign,
  resolveBatch,
  unscheduleCampaign,
} from './campaigns.api.ts'

export async function campaignsAction({ request, context }: ActionFunctionArgs) {
  const fields = Object.fromEntries(textFields(await request.formData()))
  const { intent, id = '' } = fields
  switch (intent) {
    case 'send':
      return runAction(() => sendAndToast(context, id), { failure: campaignMessages.notSent })
    case 'schedule':
      return runAction(
        () => withReauthentication(() => scheduleCampaign(context, id, Date.parse(fields['at'] ?? ''))),
        {
          success: 'Scheduled',
        },
      )
    case 'unschedule':
      return runAction(() => unscheduleCampaign(context, id), { success: 'Schedule cancelled' })
    case 'pause':
      return runAction(() => pauseCampaign(context, id), { success: 'Paused' })
    case 'resume':
      return runAction(() => withReauthentication(() => resumeCampaign(context, id)), { success: 'Sending resumed' })
    case 'cancel':
      return runAction(() => cancelCampaign(context, id), { success: 'Cancelled' })
    case 'retry':
      return runAction(() => withReauthentication(() => retryCampaign(context, id)), {
        success: 'Retrying the failed emails',
      })
    case 'resolve-batch':
      return resolveUnknownBatch(context, id, fields)
    case 'pace':
      return savePace(context, fields)
    case 'delete':
      return deleteAndRedirect(context, id)
    default:
      return null
  }
}

/** Sends the campaign and shows the number of recipients in a toast. */
export const sendAndToast = (context: ApiContext, id: string): Promise<void> =>
  withReauthentication(async () => {
    const { recipients } = await sendCampaign(context, id)
    showToast('success', `Sending your campaign to ${peopleLabel(recipients)}`)
  })

type Fields = Record<string, string>

const resolveUnknownBatch = (context: ApiContext, id: string, { number = '', was }: Fields) =>
  runAction(
    () => withReauthentication(() => resolveBatch(context, id, number, { was: was === 'sent' ? 'sent' : 'not_sent' })),
    {
      success: was === 'sent' ? 'Marked as sent' : 'Sending again',
    },
  )

const savePace = (context: ApiContext, { mailsPerSecond = '' }: Fields) =>
  runAction(() => changePace(context, Number(mailsPerSecond.trim() === '' ? Number.NaN : mailsPerSecond)), {
    success: 'Saved',
    hasSummary: true,
  })

async function deleteAndRedirect(context: ApiContext, id: string) {
  const outcome = await runAction(() => deleteCampaign(context, id), {
    success: 'Campaign deleted',
    failure: () => campaignMessages.notDeleted,
  })
  return outcome.data.isDone ? redirect(paths.mailingCampaigns) : outcome
}
