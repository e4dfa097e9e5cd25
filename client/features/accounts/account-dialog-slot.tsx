import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { closeAccountDialog, openAccountDialog, tabForHash, useRequestedTab } from '#client/core/account-dialog.ts'
import { showLoadError } from '#client/core/not-fetched.ts'
import { endReauthentication, useReauthenticationRequested } from '#client/core/reauthentication.ts'
import { showToast } from '#client/core/toasts.ts'
import { hashes } from '#domain/paths.ts'

import type * as AccountDialogs from './account-dialogs.ts'

const hashToasts = new Map<string, string>([
  [hashes.authenticationRequired, 'Authentication Required'],
  [hashes.accessDenied, 'Access denied. Admin privileges required.'],
])

/** Opens the account dialogs and loads their code on first use. The URL hash can open a dialog or show a toast. */
export function AccountDialogSlot() {
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
    import('./account-dialogs.ts').then(setDialogs, () => {
      closeAccountDialog()
      endReauthentication(false)
      showLoadError()
    })
  }, [isNeeded, dialogs])
  return dialogs
}

/** Handles the URL hash, then removes it so that a reload doesn't repeat the action. */
function useHash() {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const tab = tabForHash(hash) ?? (hash === hashes.authenticationRequired ? 'sign-in' : undefined)
    const text = hashToasts.get(hash)
    if (tab === undefined && text === undefined) return
    if (tab !== undefined) openAccountDialog(tab)
    if (text !== undefined) void showToast('error', text)
    void navigate(pathname + search, { replace: true, preventScrollReset: true })
  }, [hash, pathname, search, navigate])
}
