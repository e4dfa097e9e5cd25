import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog } from '@base-ui/react/dialog'
import { Tabs } from '@base-ui/react/tabs'
import X from 'lucide-react/icons/x'

import { type AccountTab, closeAccountDialog, openAccountDialog } from '#client/core/account-dialog.ts'

import { ForgottenForm } from './forgotten-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** Sign-in and sign-up over the page at hand, which stays as it is. */
export function AccountDialog({ tab }: { tab: AccountTab | null }) {
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root open={tab !== null} onOpenChange={(isOpen) => !isOpen && closeAccountDialog()}>
        <Dialog.Portal>
          <Dialog.Backdrop className="backdrop" />
          <Dialog.Popup className="dialog">
            <Dialog.Close className="dialog-close" aria-label="Close">
              <X aria-hidden />
            </Dialog.Close>
            {tab === 'forgotten-password' ? <ForgottenForm /> : <AccountTabs tab={tab ?? 'sign-in'} />}
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  )
}

function AccountTabs({ tab }: { tab: AccountTab }) {
  return (
    <Tabs.Root value={tab} onValueChange={openAccountDialog}>
      <Tabs.List className="tabs" aria-label="Account">
        <Tabs.Tab value="sign-in">Sign In</Tabs.Tab>
        <Tabs.Tab value="sign-up">Sign Up</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="sign-in">
        <Dialog.Title className="dialog-title">Welcome Back</Dialog.Title>
        <Dialog.Description className="text-quiet">Sign in to access your saved remedies</Dialog.Description>
        <SignInForm />
        <p className="dialog-turn">
          Don't have an account?{' '}
          <button type="button" className="inline-link" onClick={() => openAccountDialog('sign-up')}>
            Sign up
          </button>
        </p>
      </Tabs.Panel>
      <Tabs.Panel value="sign-up">
        <Dialog.Title className="dialog-title">Join Our Community</Dialog.Title>
        <Dialog.Description className="text-quiet">
          Create an account to save your favorite herbal remedies
        </Dialog.Description>
        <SignUpForm />
        <p className="dialog-turn">
          Already have an account?{' '}
          <button type="button" className="inline-link" onClick={() => openAccountDialog('sign-in')}>
            Sign in
          </button>
        </p>
      </Tabs.Panel>
    </Tabs.Root>
  )
}
