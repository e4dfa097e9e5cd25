import type { ReactNode } from 'react'
import { Link, useFetcher } from 'react-router'

import { formatDay } from '#client/core/format-day.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { Label } from '#client/ui/label.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { OwnStatus, OwnSubscription } from '#domain/mailing/subscribers.types.ts'
import { paths } from '#domain/paths.ts'
import type { Profile, SafetyCopy } from '#domain/profile/profile.types.ts'

import { DeleteAccount } from './delete-account.tsx'
import { Devices } from './devices.tsx'
import { NotificationSection } from './notification-choices.tsx'
import { PasswordForm } from './password-form.tsx'
import type { Account } from './profile.loader.ts'

type AccountSectionsProps = { account: Account; passkeys: ReactNode }

export const AccountSections = ({
  account: { profile, sessions, copy, newsletter, notifications },
  passkeys,
}: AccountSectionsProps) => (
  <div className="side-by-side account">
    <AccountLabel profile={profile} />
    <div className="prose">
      <PasswordForm profile={profile} />
      {passkeys}
      <Devices sessions={sessions} />
      <AnswersCopy copy={copy} />
      <ForPharmacist />
      {notifications && <NotificationSection settings={notifications} />}
      {newsletter && <NewsletterPanel newsletter={newsletter} email={profile.email} />}
      <OwnData />
      <DeleteAccount email={profile.email} />
    </div>
  </div>
)

function AccountLabel({ profile }: { profile: Profile }) {
  return (
    <aside>
      <Label
        title="Your account"
        rows={[
          ['Name', profile.fullName],
          ['Email', profile.email],
          ['Member since', formatDay(profile.memberSince)],
          ['Status', 'Active Member'],
        ]}
      />
      <p className="mt-4 flex flex-wrap gap-2.5">
        <Link to={paths.profileEdit} className="button">
          Edit Profile
        </Link>
        <Link to={paths.remedies} className="button plain">
          Browse Remedies
        </Link>
      </p>
    </aside>
  )
}

function OwnData() {
  const fetcher = useFetcher<ActionResult>()
  return (
    <section aria-labelledby="own-data">
      <h2 id="own-data">Your data</h2>
      <p>
        Download everything we store about you as one JSON file. It may contain health details, so keep it in a safe
        place. The <Link to={paths.privacy}>privacy page</Link> explains what we store, for how long and why.
      </p>
      <fetcher.Form method="post">
        <SubmitButton intent="export" fetcher={fetcher} className="button plain">
          Download my data
        </SubmitButton>
        <ActionMessage outcome={fetcher.data} />
      </fetcher.Form>
    </section>
  )
}

/** Shows whether the account has a copy of the health answers, with a button to delete it. */
function AnswersCopy({ copy }: { copy: SafetyCopy | null }) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <section aria-labelledby="answers">
      <h2 id="answers">Your answers in “For you”</h2>
      {copy ? (
        <>
          <p>
            We’ve kept a copy in your account since {formatDay(copy.agreedAt)}. It was last changed on{' '}
            {formatDay(copy.updatedAt)}. You agreed to this: “{copy.consent}” Deleting the copy doesn’t change the
            answers in your browsers. You can find them under <Link to={paths.forYou}>For you</Link>.
          </p>
          <fetcher.Form method="post">
            <SubmitButton intent="delete-copy" fetcher={fetcher} className="button plain">
              Delete the copy
            </SubmitButton>
            <ActionMessage outcome={fetcher.data} />
          </fetcher.Form>
        </>
      ) : (
        <p>
          Your account contains no answers about your health. Your answers under <Link to={paths.forYou}>For you</Link>{' '}
          stay in your browser. To use them on your other devices, choose to keep a copy in your account there.
        </p>
      )}
    </section>
  )
}

const ForPharmacist = () => (
  <section aria-labelledby="pharmacist">
    <h2 id="pharmacist">For your pharmacist or doctor</h2>
    <p>
      Show what you drink and what our check says about it, on one page that they can print.{' '}
      <Link to={paths.pharmacistLinks} className="stand-alone">
        Show my pharmacist
      </Link>
    </p>
  </section>
)

const statusTexts: Record<OwnStatus, (email: string) => string> = {
  none: (email) => `You aren’t subscribed. Get occasional emails about new and updated recipes at ${email}.`,
  waiting: (email) => `We’ve sent a confirmation email to ${email}. Open the link in that email to get the newsletter.`,
  subscribed: (email) => `We send occasional emails about new and updated recipes to ${email}.`,
}

type NewsletterProps = { newsletter: OwnSubscription; email: string }

function NewsletterPanel({ newsletter: { status, preferences }, email }: NewsletterProps) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <section aria-labelledby="newsletter">
      <h2 id="newsletter">Newsletter</h2>
      <p>{statusTexts[status](email)}</p>
      {preferences !== null && (
        <p>
          <Link to={preferences} className="stand-alone">
            Choose topics, or pause the newsletter
          </Link>
        </p>
      )}
      <fetcher.Form method="post">
        {status === 'none' ? (
          <SubmitButton intent="subscribe" fetcher={fetcher} className="button plain">
            Get the newsletter
          </SubmitButton>
        ) : (
          <SubmitButton intent="unsubscribe" fetcher={fetcher} className="button plain">
            {status === 'waiting' ? 'Cancel the subscription' : 'Unsubscribe'}
          </SubmitButton>
        )}
        <ActionMessage outcome={fetcher.data} />
      </fetcher.Form>
    </section>
  )
}
