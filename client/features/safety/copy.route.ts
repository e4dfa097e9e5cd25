import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { showToast } from '#client/core/toasts.ts'
import { isConsent } from '#domain/safety/consent.ts'
import { readStoredProfile, type StoredProfile } from '#domain/safety/stored-profile.ts'

import { deleteCopy, getCopy, keepCopy } from './copy.api.ts'
import { readProfileText } from './profile-presence.ts'

type Context = LoaderFunctionArgs['context']

type Copy = { copy: StoredProfile | undefined; agreedTo: string | undefined }
/** `isKnown` is false where nobody could tell whether there is a copy; `fault` is what is missing before one is kept. */
export type LoadedCopy = Copy & { isKnown: boolean; fault?: string }

const noCopy: Copy = { copy: undefined, agreedTo: undefined }
const notAgreed = 'We may only keep a copy in your account if you agree.'

export const loader = ({ context }: LoaderFunctionArgs): Promise<LoadedCopy> => loadCopy(context)

async function loadCopy(context: Context): Promise<LoadedCopy> {
  try {
    return { ...(await readCopy(context)), isKnown: true }
  } catch {
    return { ...noCopy, isKnown: false }
  }
}

/**
 * `keep` takes the answers of this browser along, `follow` only where a copy is kept already, `delete` takes it away. Nothing
 * is kept but by the present wording of the consent, ticked now or stored with the copy.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<LoadedCopy> {
  const { intent, consent } = Object.fromEntries(textFields(await request.formData()))
  const stored = readStoredProfile(readProfileText())
  try {
    if (intent === 'delete') {
      await deleteCopy(context)
      void showToast('success', 'The copy in your account is deleted')
      return { ...noCopy, isKnown: true }
    }
    const present = await readCopy(context)
    const agreedTo = intent === 'keep' && consent ? consent : present.agreedTo
    if (!isConsent(agreedTo)) return { ...present, isKnown: true, ...(intent === 'keep' && { fault: notAgreed }) }
    if (!stored) return { ...present, isKnown: true }
    await keepCopy(context, stored, agreedTo)
    void showToast('success', 'Your answers are kept here and in your account')
    return { copy: stored, agreedTo, isKnown: true }
  } catch {
    void showToast('error', 'Your account could not be reached; its copy is as it was')
    return loadCopy(context)
  }
}

/** As the account holds it, read anew: it may have been written by an earlier version of the site. */
async function readCopy(context: Context): Promise<Copy> {
  const { safetyProfile } = await getCopy(context)
  if (!safetyProfile) return noCopy
  const copy = readStoredProfile(JSON.stringify(safetyProfile.answers))
  return copy ? { copy, agreedTo: safetyProfile.consent } : noCopy
}

export const shouldRevalidate = () => false
