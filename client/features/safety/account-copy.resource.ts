import type { ApiContext } from '#client/core/api.ts'
import { textFields } from '#client/core/forms.ts'
import type { ResourceArgs } from '#client/core/resources.ts'
import { showToast } from '#client/core/toasts.ts'
import { isCurrentConsent } from '#domain/safety/consent.ts'
import { parseStoredProfile, type StoredProfile } from '#domain/safety/stored-profile.ts'

import { readProfileText } from './profile-presence.ts'
import { deleteAccountCopy, getAccountCopy, saveAccountCopy } from './safety.api.ts'

type AccountCopyState = { copy: StoredProfile | undefined; agreedWording: string | undefined }
/** `isLoaded` is false if the copy couldn't be loaded. `error` is set if the consent is missing. */
export type LoadedCopy = AccountCopyState & { isLoaded: boolean; error?: string }

const emptyCopyState: AccountCopyState = { copy: undefined, agreedWording: undefined }
const consentMissing = 'We can only keep a copy in your account if you agree.'

export const loader = ({ context }: ResourceArgs): Promise<LoadedCopy> => loadCopy(context)

async function loadCopy(context: ApiContext): Promise<LoadedCopy> {
  try {
    return { ...(await readCopy(context)), isLoaded: true }
  } catch {
    return { ...emptyCopyState, isLoaded: false }
  }
}

/**
 * Handles the forms of the copy. `save` stores this browser's answers, `update` updates an existing copy, and `delete`
 * removes the copy. Nothing is stored without consent to the current wording, ticked now or stored with the copy.
 */
export async function action({ request, context }: ResourceArgs): Promise<LoadedCopy> {
  const { intent, consent } = Object.fromEntries(textFields(await request.formData()))
  const savedProfile = parseStoredProfile(readProfileText())
  try {
    if (intent === 'delete') {
      await deleteAccountCopy(context)
      showToast('success', 'Copy deleted from your account')
      return { ...emptyCopyState, isLoaded: true }
    }
    const current = await readCopy(context)
    const agreedWording = intent === 'save' && consent ? consent : current.agreedWording
    if (!isCurrentConsent(agreedWording))
      return { ...current, isLoaded: true, ...(intent === 'save' && { error: consentMissing }) }
    if (!savedProfile) return { ...current, isLoaded: true }
    await saveAccountCopy(context, savedProfile, agreedWording)
    showToast('success', 'Answers saved here and in your account')
    return { copy: savedProfile, agreedWording, isLoaded: true }
  } catch {
    showToast('error', 'We couldn’t reach your account. The copy is unchanged. Try again')
    return loadCopy(context)
  }
}

/**
 * Parses the copy like the browser's profile, because an earlier version of the site may have written it.
 */
async function readCopy(context: ApiContext): Promise<AccountCopyState> {
  const { safetyProfile } = await getAccountCopy(context)
  if (!safetyProfile) return emptyCopyState
  const copy = parseStoredProfile(JSON.stringify(safetyProfile.answers))
  return copy ? { copy, agreedWording: safetyProfile.consent } : emptyCopyState
}
