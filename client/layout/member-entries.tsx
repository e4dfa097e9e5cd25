import { NavLink } from 'react-router'

import type { Session } from '#domain/accounts/accounts.types.ts'
import { paths } from '#domain/paths.ts'

import { useSignOut } from './use-sign-out.ts'

/** The entries of the avatar's menu, shown in the phone menu. */
export function MemberEntries({ session }: { session: Session }) {
  const signOut = useSignOut()
  return (
    <div className="member-entries">
      <p className="menu-head">
        {session.role === 'admin' && <b>Administrator</b>}
        <span>{session.user.email}</span>
      </p>
      <NavLink to={paths.profile} end>
        Profile
      </NavLink>
      {session.role === 'admin' && <NavLink to={paths.admin}>Admin Panel</NavLink>}
      <button type="button" onClick={signOut}>
        Sign Out
      </button>
    </div>
  )
}
