import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { showToast } from '#client/core/toasts.ts'
import { readStoredProfile, type StoredProfile } from '#domain/safety/stored-profile.ts'

import { deleteCopy, getCopy, keepCopy } from './copy.api.ts'
import { readProfileText } from './profile-presence.ts'

type Context = LoaderFunctionArgs['context']

/** `isKnown` is false where nobody could tell whether there is a copy; `fault` is what is missing before one is kept. */
export type LoadedCopy = { copy: StoredProfile | undefined; isKnown: boolean; fault?: string }

export const loader = ({ context }: LoaderFunctionArgs): Promise<LoadedCopy> => loadCopy(context)

async function loadCopy(context: Context): Promise<LoadedCopy> {
  try {
    return { copy: await readCopy(context), isKnown: true }
  } catch {
    return { copy: undefined, isKnown: false }
  }
}

/** `keep` takes the answers of this browser along, `follow` only where a copy is kept already, `delete` takes it away. */
export async function action({ request, context }: ActionFunctionArgs): Promise<LoadedCopy> {
  const { intent, consent } = Object.fromEntries(textFields(await request.formData()))
  const stored = readStoredProfile(readProfileText())
  try {
    const copy = await readCopy(context)
    if (intent === 'keep' && !copy && !consent)
      return { copy, isKnown: true, fault: 'We may only keep a copy in your account if you agree.' }
    if (intent === 'delete') {
      await deleteCopy(context)
      void showToast('success', 'The copy in your account is deleted')
      return { copy: undefined, isKnown: true }
    }
    if (!stored || (intent === 'follow' && !copy)) return { copy, isKnown: true }
    await keepCopy(context, stored)
    void showToast('success', 'Your answers are kept here and in your account')
    return { copy: stored, isKnown: true }
  } catch {
    void showToast('error', 'Your account could not be reached; its copy is as it was')
    return loadCopy(context)
  }
}

/** As the account holds it, read anew: it may have been written by an earlier version of the site. */
async function readCopy(context: Context): Promise<StoredProfile | undefined> {
  const { safetyProfile } = await getCopy(context)
  return safetyProfile ? readStoredProfile(JSON.stringify(safetyProfile.answers)) : undefined
}

export const shouldRevalidate = () => false
