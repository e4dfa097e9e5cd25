import { Link } from 'react-router'

import { formatDay } from '#client/core/format-day.ts'
import { Label } from '#client/ui/label.tsx'
import { paths } from '#domain/paths.ts'
import type { Profile } from '#domain/profile/profile.types.ts'

export function AccountLabel({ profile }: { profile: Profile }) {
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
