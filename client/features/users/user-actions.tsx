import type { ReactNode } from 'react'
import { Link, useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { Field } from '#client/ui/field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFirstError } from '#client/ui/use-first-error.ts'
import { addMonths, dayAt } from '#domain/days.ts'
import { paths } from '#domain/paths.ts'
import { userMessages } from '#domain/users/users.messages.ts'
import { grantableDays, reasonMax } from '#domain/users/users.rules.ts'
import type { UserSheet } from '#domain/users/users.types.ts'

type UserActionsProps = { sheet: UserSheet; now: number }

/** Actions on an account. An administrator's account has none here, so that no administrator is locked out. */
export function UserActions({ sheet: { user, sessions }, now }: UserActionsProps) {
  const isPremium = user.premiumUntil !== null && user.premiumUntil > now
  return (
    <section aria-labelledby="actions">
      <h2 id="actions">Actions</h2>
      {user.isAdministrator ? (
        <OwnAccount />
      ) : (
        <>
          <Action title="Premium">
            <GrantForm until={user.premiumUntil} now={now} isPremium={isPremium} />
            {isPremium && (
              <ConfirmedAction question="End premium now">
                <ActionForm intent="end-premium" label="End premium" seen={user.premiumUntil} isDangerous />
              </ConfirmedAction>
            )}
          </Action>
          <Action
            title="Sessions"
            hint={
              sessions.length === 0
                ? 'This account has no active sessions.'
                : 'Immediately signs the member out on all devices and notifies them.'
            }
          >
            {sessions.length > 0 && <ActionForm intent="end-sessions" label="End all sessions" />}
          </Action>
          <Action
            title="Password"
            hint="We email the member a link that expires after an hour. You don’t see the link."
          >
            <ActionForm intent="reset" label="Send password reset link" />
          </Action>
          <Action title="Suspension">
            {user.suspendedAt === null ? (
              <ConfirmedAction question="Suspend this account">
                <SuspendForm />
              </ConfirmedAction>
            ) : (
              <ActionForm intent="restore" label="Lift suspension" />
            )}
          </Action>
        </>
      )}
    </section>
  )
}

const OwnAccount = () => (
  <p className="max-w-[56ch]">
    {userMessages.ownAccount} Manage your sessions under{' '}
    <Link to={`${paths.adminSecurity}?view=sessions`}>Security</Link>, and your password in{' '}
    <Link to={paths.profile}>your profile</Link>.
  </p>
)

type ActionProps = { title: string; hint?: string; children: ReactNode }

const Action = ({ title, hint, children }: ActionProps) => (
  <div className="user-act">
    <h3>{title}</h3>
    {hint && <p>{hint}</p>}
    {children}
  </div>
)

/** Serious actions need a second click. */
const ConfirmedAction = ({ question, children }: { question: string; children: ReactNode }) => (
  <details className="confirm-details">
    <summary>{question}…</summary>
    {children}
  </details>
)

type ActionFormProps = { intent: string; label: string; seen?: number | null; isDangerous?: boolean }

function ActionForm({ intent, label, seen, isDangerous = false }: ActionFormProps) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <fetcher.Form method="post">
      {seen !== undefined && <input type="hidden" name="seen" value={seen ?? ''} />}
      <SubmitButton intent={intent} fetcher={fetcher} className={isDangerous ? 'button danger' : 'button plain'}>
        {label}
      </SubmitButton>
      <ActionMessage outcome={fetcher.data} />
    </fetcher.Form>
  )
}

function GrantForm({ until, now, isPremium }: { until: number | null; now: number; isPremium: boolean }) {
  const fetcher = useFetcher<ActionResult>()
  const { first, last } = grantableDays(now)
  const proposed = isPremium && until !== null ? dayAt(until) : addMonths(first, 1)
  return (
    <fetcher.Form method="post" className="fields" noValidate>
      <input type="hidden" name="seen" value={until ?? ''} />
      <Field
        key={until}
        label="Last day of premium"
        hint="Includes the whole day (UTC). We notify the member."
        name="lastDay"
        type="date"
        min={first}
        max={last}
        defaultValue={proposed}
        error={fetcher.data?.errors['lastDay']}
      />
      <SubmitButton intent="grant" fetcher={fetcher}>
        {isPremium ? 'Change last day' : 'Grant premium'}
      </SubmitButton>
      <ActionMessage outcome={fetcher.data} />
    </fetcher.Form>
  )
}

function SuspendForm() {
  const fetcher = useFetcher<ActionResult>()
  const form = useFirstError(fetcher.data)
  return (
    <fetcher.Form method="post" className="fields" ref={form} noValidate>
      <Field
        label="Reason"
        hint="The member sees this when they sign in. Their posts stay visible."
        name="reason"
        maxLength={reasonMax}
        autoComplete="off"
        error={fetcher.data?.errors['reason']}
      />
      <SubmitButton intent="suspend" fetcher={fetcher} className="button danger">
        Suspend account
      </SubmitButton>
      <ActionMessage outcome={fetcher.data} />
    </fetcher.Form>
  )
}
