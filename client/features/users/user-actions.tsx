import type { ReactNode } from 'react'
import { Link, useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { Field } from '#client/ui/field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFocusFirstError } from '#client/ui/use-focus-first-error.ts'
import { addMonths, toUtcDay } from '#domain/days.ts'
import { paths } from '#domain/paths.ts'
import { userMessages } from '#domain/users/users.messages.ts'
import { getGrantableDates, maxReasonLength } from '#domain/users/users.rules.ts'
import type { UserDetails } from '#domain/users/users.types.ts'

type UserActionsProps = { sheet: UserDetails; now: number }

/** Actions on an account. There are none for administrators, so that no administrator is locked out. */
export function UserActions({ sheet: { user, sessions }, now }: UserActionsProps) {
  const isPremium = user.premiumUntil !== null && user.premiumUntil > now
  return (
    <section aria-labelledby="actions">
      <h2 id="actions" className="mb-3">
        Actions
      </h2>
      {user.isAdministrator ? (
        <AdministratorNote />
      ) : (
        <>
          <ActionSection title="Premium">
            <GrantForm premiumUntil={user.premiumUntil} now={now} isPremium={isPremium} />
            {isPremium && (
              <ConfirmedAction question="End premium now">
                <ActionForm intent="end-premium" label="End premium" seen={user.premiumUntil} isDangerous />
              </ConfirmedAction>
            )}
          </ActionSection>
          <ActionSection
            title="Sessions"
            hint={
              sessions.length === 0
                ? 'This account has no active sessions.'
                : 'This immediately signs the member out on all devices. We notify the member.'
            }
          >
            {sessions.length > 0 && <ActionForm intent="end-sessions" label="End all sessions" />}
          </ActionSection>
          <ActionSection
            title="Password"
            hint="We email the member a link that expires after an hour. You won’t see the link."
          >
            <ActionForm intent="reset" label="Send password reset link" />
          </ActionSection>
          <ActionSection title="Suspension">
            {user.suspendedAt === null ? (
              <ConfirmedAction question="Suspend this account">
                <SuspendForm />
              </ConfirmedAction>
            ) : (
              <ActionForm intent="restore" label="Lift suspension" />
            )}
          </ActionSection>
        </>
      )}
    </section>
  )
}

const AdministratorNote = () => (
  <p className="max-w-[56ch]">
    {userMessages.ownAccount} Manage your sessions under{' '}
    <Link to={`${paths.adminSecurity}?view=sessions`}>Security</Link>, and your password in{' '}
    <Link to={paths.profile}>your profile</Link>.
  </p>
)

type ActionSectionProps = { title: string; hint?: string; children: ReactNode }

const ActionSection = ({ title, hint, children }: ActionSectionProps) => (
  <div className="border-t border-line py-4.5 [&>details+*]:mt-3 [&>form+*]:mt-3">
    <h3 className="mb-2 text-[1.2rem]">{title}</h3>
    {hint && <p className="mb-3 max-w-[56ch] text-quiet">{hint}</p>}
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

function GrantForm({ premiumUntil, now, isPremium }: { premiumUntil: number | null; now: number; isPremium: boolean }) {
  const fetcher = useFetcher<ActionResult>()
  const { first, last } = getGrantableDates(now)
  const defaultLastDay = isPremium && premiumUntil !== null ? toUtcDay(premiumUntil) : addMonths(first, 1)
  return (
    <fetcher.Form method="post" className="fields max-w-[26rem]" noValidate>
      <input type="hidden" name="seen" value={premiumUntil ?? ''} />
      <Field
        key={premiumUntil}
        label="Last day of premium"
        hint="Premium includes all of this day (UTC). We notify the member."
        name="lastDay"
        type="date"
        min={first}
        max={last}
        defaultValue={defaultLastDay}
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
  const form = useFocusFirstError(fetcher.data)
  return (
    <fetcher.Form method="post" className="fields max-w-[26rem]" ref={form} noValidate>
      <Field
        label="Reason"
        hint="The member sees this reason when they try to sign in. Their posts stay visible."
        name="reason"
        maxLength={maxReasonLength}
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
