import { useEffect, useState } from 'react'

import { closeAccountDialog, openAccountDialog, tabForHash, useRequestedTab } from '#client/core/account-dialog.ts'
import { createIsland } from '#client/core/island.tsx'
import { endReauthentication, useReauthenticationRequested } from '#client/core/reauthentication.ts'
import { showLoadError } from '#client/core/show-load-error.ts'
import { showToast } from '#client/core/toasts.ts'
import { hashes } from '#domain/paths.ts'

import type * as AccountDialogs from './account-dialogs.tsx'

const hashToasts = new Map<string, string>([
  [hashes.authenticationRequired, 'Authentication Required'],
  [hashes.accessDenied, 'Access denied. Admin privileges required.'],
])

/** Opens the account dialogs and loads their code on first use. The URL hash can open a dialog or show a toast. */
export const AccountDialogSlot = createIsland({
  name: 'account-dialogs',
  wakes: ['together', ...Object.values(hashes)],
  Content: Slot,
})

function Slot() {
  const tab = useRequestedTab()
  const isReauthenticationRequested = useReauthenticationRequested()
  const dialogs = useDialogs(tab !== null || isReauthenticationRequested)
  useHash()
  if (!dialogs) return null
  return (
    <>
      <dialogs.AccountDialog tab={tab} />
      <dialogs.ReauthenticationDialog />
    </>
  )
}

/** Loads the dialogs on first use. If loading fails, shows a toast and closes the dialog. */
function useDialogs(isNeeded: boolean) {
  const [dialogs, setDialogs] = useState<typeof AccountDialogs>()
  useEffect(() => {
    if (!isNeeded || dialogs) return
    import('./account-dialogs.tsx').then(setDialogs, () => {
      closeAccountDialog()
      endReauthentication(false)
      showLoadError()
    })
  }, [isNeeded, dialogs])
  return dialogs
}

function useHash() {
  useEffect(() => {
    handleHash()
    addEventListener('hashchange', handleHash)
    return () => removeEventListener('hashchange', handleHash)
  }, [])
}

/** Handles the URL hash, then removes it so that a reload doesn't repeat the action. */
function handleHash() {
  const { hash, pathname, search } = location
  const tab = tabForHash(hash) ?? (hash === hashes.authenticationRequired ? 'sign-in' : undefined)
  const text = hashToasts.get(hash)
  if (tab === undefined && text === undefined) return
  if (tab !== undefined) openAccountDialog(tab)
  if (text !== undefined) showToast('error', text)
  history.replaceState(history.state, '', pathname + search)
}
