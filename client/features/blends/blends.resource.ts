import { openAccountDialog } from '#client/core/account-dialog.ts'
import type { ApiContext } from '#client/core/api.ts'
import { readFailure } from '#client/core/call-error.ts'
import { createDraftRemover } from '#client/core/drafts.ts'
import type { ResourceArgs, Submission } from '#client/core/resources.ts'
import { withStatus } from '#client/core/results.ts'
import { runAction } from '#client/core/run-action.ts'
import { hasSessionCookie } from '#client/core/session-cookie.ts'
import { showToast } from '#client/core/toasts.ts'
import type { ViewLimits } from '#domain/accounts/accounts.types.ts'
import { blendMessages } from '#domain/blends/blends.messages.ts'
import { type BlendAnswer, type BlendParts, type SavedBlend, tastes } from '#domain/blends/blends.types.ts'
import { blendsDataPath } from '#domain/paths.ts'

import { deleteSavedBlend, generateBlend, getLimits, saveBlend, listSavedBlends } from './blends.api.ts'

/**
 * Member's data for this page. `savedBlends` is null if loading failed. `provider` is the name of the hosted model's
 * provider, or null without a hosted model.
 */
export type OwnBlends = { limits: ViewLimits; savedBlends: SavedBlend[] | null; provider: string | null }

export type BlendResult = { answer: BlendAnswer | null; message?: string; isUsedUp?: boolean }

export async function loader({ context }: ResourceArgs): Promise<OwnBlends | null> {
  if (!hasSessionCookie()) return null
  try {
    const [{ limits }, savedResponse] = await Promise.all([
      getLimits(context),
      listSavedBlends(context).catch(() => null),
    ])
    return {
      limits,
      savedBlends: savedResponse && savedResponse.savedBlends,
      provider: savedResponse?.provider ?? null,
    }
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
    case 'save':
      return runAction(() => saveBlend(context, parseParts(text('parts'))), { success: blendMessages.saved })
    case 'delete':
      return runAction(() => deleteSavedBlend(context, text('id')), {
        success: blendMessages.deleted,
        failure: () => blendMessages.notDeleted,
      })
    default:
      return requestBlend(context, text('draft'), {
        description: text('description'),
        tastes: tastes.filter((taste) => form.getAll('taste').includes(taste)),
        ownOnly: text('ownOnly') === 'on',
        shown: text('shown') === '' ? [] : parseSlugs(text('shown')),
        ...(text('token') !== '' && { token: text('token') }),
      })
  }
}

/** Parses JSON that our own forms wrote. The worker validates its content. */
const parseParts = (text: string) => JSON.parse(text) as BlendParts
const parseSlugs = (text: string) => JSON.parse(text) as string[][]

async function requestBlend(context: ApiContext, draft: string, request: Parameters<typeof generateBlend>[1]) {
  const removeDraft = createDraftRemover(draft)
  try {
    const { answer } = await generateBlend(context, request)
    removeDraft()
    if (answer.kind === 'blend') showToast('success', blendMessages.generated)
    return withStatus<BlendResult>({ answer })
  } catch (thrown) {
    const failure = readFailure(thrown)
    const hasMessage = failure && failure.code !== 'internal' && failure.code !== 'unavailable'
    const [error] = Object.values(failure?.fields ?? {})
    const message = error ?? (hasMessage ? failure.message : blendMessages.failed)
    showToast('error', message)
    if (failure?.code === 'unauthenticated') openAccountDialog('sign-in')
    return withStatus<BlendResult>(
      { answer: null, message, ...(message === blendMessages.limitReached && { isUsedUp: true }) },
      failure?.status ?? 500,
    )
  }
}

export const shouldReload = ({ formAction, isReloading }: Submission): boolean =>
  isReloading && formAction === blendsDataPath
