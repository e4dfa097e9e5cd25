import { textFields } from '#client/core/forms.ts'
import type { ResourceArgs, Submission } from '#client/core/resources.ts'
import { runAction, withReauthentication } from '#client/core/run-action.ts'
import type { Passkey } from '#domain/factors/passkeys.types.ts'
import { passkeysDataPath } from '#domain/paths.ts'

import * as calls from './passkeys.api.ts'

/** `passkeys` is null if they couldn't be loaded. */
export type LoadedPasskeys = { passkeys: Passkey[] | null }

export const loader = ({ context }: ResourceArgs): Promise<LoadedPasskeys> =>
  calls.listPasskeys(context).catch(() => ({ passkeys: null }))

export const shouldReload = ({ formAction }: Submission): boolean => formAction === passkeysDataPath

/** Handles submissions from the list of passkeys; `intent` names the action. */
export async function action({ request, context }: ResourceArgs) {
  const { intent = '', id = '', name = '' } = Object.fromEntries(textFields(await request.formData()))
  switch (intent) {
    case 'add-passkey': {
      const { createPasskey } = await import('./passkey-ceremonies.ts')
      return run(() => createPasskey(context), 'Passkey added')
    }
    case 'rename-passkey':
      return run(() => calls.renamePasskey(context, id, name), 'Passkey renamed')
    case 'remove-passkey':
      return run(() => calls.removePasskey(context, id), 'Passkey removed')
    default:
      return null
  }
}

const run = (work: () => Promise<unknown>, success: string) =>
  runAction(() => withReauthentication(work), { success, hasSummary: true })
