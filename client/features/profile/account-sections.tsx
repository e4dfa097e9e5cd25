import { AccountLabel } from './account-label.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Devices } from './devices.tsx'
import { KeptAnswers } from './kept-answers.tsx'
import { Letters } from './letters.tsx'
import { OwnData } from './own-data.tsx'
import { PasswordForm } from './password-form.tsx'
import type { Account } from './profile.loader.ts'

export const AccountSections = ({ account: { profile, sessions, copy, letters } }: { account: Account }) => (
  <div className="beside account">
    <AccountLabel profile={profile} />
    <div className="prose">
      <PasswordForm profile={profile} />
      <Devices sessions={sessions} />
      <KeptAnswers copy={copy} />
      {letters && <Letters letters={letters} email={profile.email} />}
      <OwnData />
      <DeleteAccount email={profile.email} />
    </div>
  </div>
)
