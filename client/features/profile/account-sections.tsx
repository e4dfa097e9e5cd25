import { AccountLabel } from './account-label.tsx'
import { AnswersCopy } from './answers-copy.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Devices } from './devices.tsx'
import { NewsletterPanel } from './newsletter-panel.tsx'
import { OwnData } from './own-data.tsx'
import { PasswordForm } from './password-form.tsx'
import type { Account } from './profile.loader.ts'

export const AccountSections = ({ account: { profile, sessions, copy, newsletter } }: { account: Account }) => (
  <div className="side-by-side account">
    <AccountLabel profile={profile} />
    <div className="prose">
      <PasswordForm profile={profile} />
      <Devices sessions={sessions} />
      <AnswersCopy copy={copy} />
      {newsletter && <NewsletterPanel newsletter={newsletter} email={profile.email} />}
      <OwnData />
      <DeleteAccount email={profile.email} />
    </div>
  </div>
)
