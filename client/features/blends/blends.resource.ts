import { openAccountDialog } from '#client/core/account-dialog.ts'
import type { ApiContext } from '#client/core/api.ts'
import { readFailure } from '#client/core/call-error.ts'
import { holdDraft } from '#client/core/drafts.ts'
import type { ResourceArgs, Submission } from '#client/core/resources.ts'
import { withStatus } from '#client/core/results.ts'
import { runAction } from '#client/core/run-action.ts'
import { hasSessionCookie } from '#client/core/sign-in-hint.ts'
import { loadToasts, showToast } from '#client/core/toasts.ts'
import type { ViewLimits } from '#domain/accounts/accounts.types.ts'
import { blendWords } from '#domain/blends/blends.messages.ts'
import { type BlendAnswer, type BlendParts, type SavedBlend, tastes } from '#domain/blends/blends.types.ts'
import { blendsForBrowser } from '#domain/paths.ts'

import { deleteSavedBlend, generateBlend, getLimits, saveBlend, listSavedBlends } from './blends.api.ts'

/**
 * Member's data for this page. `savedBlends` is null if the saved blends couldn't be loaded. `provider` is the host that
 * receives the questions if a hosted model is used.
 */
export type OwnBlends = { limits: ViewLimits; savedBlends: SavedBlend[] | null; provider: string | null }

/** Result of a blend request. `isUsedUp` is true when the monthly limit is reached. */
export type BlendResult = { answer: BlendAnswer | null; message?: string; isUsedUp?: boolean }

export async function loader({ context }: ResourceArgs): Promise<OwnBlends | null> {
  void loadToasts()
  if (!hasSessionCookie()) return null
  try {
    const [{ limits }, saved] = await Promise.all([getLimits(context), listSavedBlends(context).catch(() => null)])
    return { limits, savedBlends: saved && saved.savedBlends, provider: saved?.provider ?? null }
  } catch {
    return null
  }
}

export async function action({ request, context }: ResourceArgs) {
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  switch (text('intent')) {
    case 'keep':
      return runAction(() => saveBlend(context, partsIn(text('parts'))), { success: blendWords.saved })
    case 'delete':
      return runAction(() => deleteSavedBlend(context, text('id')), {
        success: blendWords.deleted,
        failure: () => blendWords.notDeleted,
      })
    default:
      return requestBlend(context, text('draft'), {
        description: text('description'),
        tastes: tastes.filter((taste) => form.getAll('taste').includes(taste)),
        ownOnly: text('ownOnly') === 'on',
        shown: text('shown') === '' ? [] : slugsIn(text('shown')),
        ...(text('token') !== '' && { token: text('token') }),
      })
  }
}

/** These fields come from our own forms; the worker validates them against its schema. */
const partsIn = (text: string) => JSON.parse(text) as BlendParts
const slugsIn = (text: string) => JSON.parse(text) as string[][]

async function requestBlend(context: ApiContext, draft: string, request: Parameters<typeof generateBlend>[1]) {
  const removeDraft = holdDraft(draft)
  try {
    const { answer } = await generateBlend(context, request)
    removeDraft()
    if (answer.kind === 'blend') void showToast('success', blendWords.generated)
    return withStatus<BlendResult>({ answer })
  } catch (thrown) {
    const failed = readFailure(thrown)
    const hasMessage = failed && failed.code !== 'internal' && failed.code !== 'unavailable'
    const [error] = Object.values(failed?.fields ?? {})
    const message = error ?? (hasMessage ? failed.message : blendWords.failed)
    void showToast('error', message)
    if (failed?.code === 'unauthenticated') openAccountDialog('sign-in')
    return withStatus<BlendResult>(
      { answer: null, message, ...(message === blendWords.limit && { isUsedUp: true }) },
      failed?.status ?? 500,
    )
  }
}

export const shouldReload = ({ formAction, isReloading }: Submission): boolean =>
  isReloading && formAction === blendsForBrowser
