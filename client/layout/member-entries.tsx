import type { Session } from '#domain/accounts/accounts.types.ts'
import { isAdminPath, paths } from '#domain/paths.ts'

import { useSignOut } from './use-sign-out.ts'

export function MemberEntries({ session }: { session: Session }) {
  const signOut = useSignOut()
  return (
    <div className="member-entries">
      <p className="menu-head">
        {session.role === 'admin' && <b>Administrator</b>}
        <span>{session.user.email}</span>
      </p>
      <a href={paths.profile} aria-current={location.pathname === paths.profile ? 'page' : undefined}>
        Profile
      </a>
      {session.role === 'admin' && (
        <a href={paths.admin} aria-current={isAdminPath(location.pathname) ? 'page' : undefined}>
          Admin Panel
        </a>
      )}
      <button type="button" onClick={signOut}>
        Sign Out
      </button>
    </div>
  )
}
