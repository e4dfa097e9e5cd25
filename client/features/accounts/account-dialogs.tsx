import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog } from '@base-ui/react/dialog'
import { Tabs } from '@base-ui/react/tabs'
import X from 'lucide-react/icons/x'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'

import { type AccountTab, closeAccountDialog, openAccountDialog } from '#client/core/account-dialog.ts'
import { useFetcher } from '#client/core/fetcher.tsx'
import { endReauthentication, useReauthenticationRequested } from '#client/core/reauthentication.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { useSession } from '#client/core/session.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { HiddenUsername, PasswordField } from '#client/ui/password-field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFocusFirstError } from '#client/ui/use-focus-first-error.ts'
import { maxPasswordLength } from '#domain/accounts/sign-up.rules.ts'
import { sessionDataPath } from '#domain/paths.ts'

import { ForgottenPasswordForm, SignInForm, SignUpForm, SwitchFormLink } from './account-forms.tsx'
import type { TypedValues } from './email-field.tsx'
import { PasskeyForm } from './passkey-form.tsx'

const tabTexts = {
  'sign-in': { title: 'Welcome Back', text: 'Sign in to access your saved remedies' },
  'sign-up': { title: 'Join Our Community', text: 'Create an account to save your favorite herbal remedies' },
  'forgotten-password': {
    title: 'Set a new password',
    text: 'We’ll email you a link. It expires after an hour and can be used once.',
  },
} as const

/** Dialog for signing in and signing up. Switching between its tabs keeps the typed values. */
export function AccountDialog({ tab }: { tab: AccountTab | null }) {
  const [typedValues, setTypedValues] = useState<TypedValues>({})
  const popup = useRef<HTMLDivElement>(null)
  const shownTab = tab ?? 'sign-in'
  useFirstField(popup, tab)
  useFocusOnceSignedIn()
  if (tab === null && Object.keys(typedValues).length > 0) setTypedValues({})
  const storeValue = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement) || target.autocomplete.endsWith('-password')) return
    setTypedValues({ ...typedValues, [target.name]: target.value })
  }
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root open={tab !== null} onOpenChange={(isOpen) => !isOpen && closeAccountDialog()}>
        <Dialog.Portal>
          <Dialog.Backdrop className="backdrop" />
          <Dialog.Popup
            className="dialog"
            ref={popup}
            onInput={storeValue}
            initialFocus={() => popup.current?.querySelector('input') ?? true}
          >
            <Dialog.Close className="dialog-close" aria-label="Close">
              <X aria-hidden />
            </Dialog.Close>
            <Tabs.Root value={shownTab} onValueChange={openAccountDialog}>
              {shownTab !== 'forgotten-password' && (
                <Tabs.List className="tabs" aria-label="Account">
                  <Tabs.Tab value="sign-in">Sign In</Tabs.Tab>
                  <Tabs.Tab value="sign-up">Sign Up</Tabs.Tab>
                </Tabs.List>
              )}
              <Dialog.Title className="dialog-title">{tabTexts[shownTab].title}</Dialog.Title>
              <Dialog.Description className="text-quiet">{tabTexts[shownTab].text}</Dialog.Description>
              <Tabs.Panel value="sign-in" tabIndex={-1}>
                <SignInForm typedValues={typedValues} />
                <DialogLink question="Don't have an account?" answer="Sign up" to="sign-up" />
              </Tabs.Panel>
              <Tabs.Panel value="sign-up" tabIndex={-1}>
                <SignUpForm typedValues={typedValues} />
                <DialogLink question="Already have an account?" answer="Sign in" to="sign-in" />
              </Tabs.Panel>
            </Tabs.Root>
            {shownTab === 'forgotten-password' && <ForgottenPasswordForm typedValues={typedValues} />}
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  )
}

type DialogLinkProps = { question: string; answer: string; to: AccountTab }

const DialogLink = ({ question, answer, to }: DialogLinkProps) => (
  <p className="switch-form">
    {question} <SwitchFormLink to={to}>{answer}</SwitchFormLink>
  </p>
)

/**
 * Focuses the first field after a link inside the dialog switches forms. After a click on a tab, the tab keeps the
 * focus.
 */
function useFirstField(popup: RefObject<HTMLDivElement | null>, tab: AccountTab | null) {
  useEffect(() => {
    const { activeElement } = document
    if (tab === null || activeElement?.getAttribute('role') === 'tab') return undefined
    // The tab panel renders one frame after the tab.
    const frame = requestAnimationFrame(() => popup.current?.querySelector('input')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [popup, tab])
}

/** Moves the focus to the account menu after sign-in, because the button that opened the dialog no longer exists. */
function useFocusOnceSignedIn() {
  const memberId = useSession()?.user.id
  const previousMemberId = useRef(memberId)
  useEffect(() => {
    const hasJustSignedIn = previousMemberId.current === undefined && memberId !== undefined
    previousMemberId.current = memberId
    if (!hasJustSignedIn || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('.account-corner')?.focus({ preventScroll: true })
  }, [memberId])
}

/** Asks for the password again before a sensitive action. */
export function ReauthenticationDialog() {
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root
        open={useReauthenticationRequested()}
        onOpenChange={(isOpen) => !isOpen && endReauthentication(false)}
      >
        <Dialog.Portal>
          <Dialog.Backdrop className="backdrop" />
          <Dialog.Popup className="dialog">
            <Dialog.Title className="dialog-title">Confirm it’s you</Dialog.Title>
            <Dialog.Description className="text-quiet">
              Enter your password again. You last entered it more than 15 minutes ago.
            </Dialog.Description>
            <ReauthenticationForm />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  )
}

function ReauthenticationForm() {
  const fetcher = useFetcher<ActionResult>()
  const form = useFocusFirstError(fetcher.data)
  const session = useSession()
  const { errors = {} } = fetcher.data ?? {}
  return (
    <>
      <fetcher.Form method="post" action={sessionDataPath} ref={form} className="fields">
        <HiddenUsername email={session?.user.email ?? ''} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          maxLength={maxPasswordLength}
          required
          error={errors['password']}
        />
        <ActionMessage outcome={fetcher.data} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton fetcher={fetcher} intent="reauthenticate">
            Continue
          </SubmitButton>
          <Dialog.Close className="button plain">Cancel</Dialog.Close>
        </div>
      </fetcher.Form>
      <PasskeyForm fetcher={fetcher} intent="reauthenticate-with-passkey" />
    </>
  )
}
