import { CSPProvider } from '@base-ui/react/csp-provider'
import { Menu } from '@base-ui/react/menu'

import Bell from '#client/features/notifications/bell.tsx'
import type { Session } from '#domain/accounts/accounts.types.ts'
import { paths } from '#domain/paths.ts'

import { useSignOut } from './use-sign-out.ts'

export const MemberCorner = ({ session }: { session: Session }) => (
  <>
    <Bell key={session.user.id} />
    <Avatar session={session} />
  </>
)

function Avatar({ session }: { session: Session }) {
  const signOut = useSignOut()
  const initials = session.user.email.slice(0, 2).toUpperCase()
  return (
    <CSPProvider disableStyleElements>
      <Menu.Root modal={false}>
        <Menu.Trigger className="avatar" aria-label={`${initials}: account of ${session.user.email}`}>
          {initials}
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner sideOffset={8} align="end" className="menu-place">
            <Menu.Popup className="menu-sheet">
              <p className="menu-head">
                {session.role === 'admin' && <b>Administrator</b>}
                <span>{session.user.email}</span>
              </p>
              <Menu.Item className="menu-entry" render={<a href={paths.profile}>Profile</a>} />
              {session.role === 'admin' && (
                <Menu.Item className="menu-entry" render={<a href={paths.admin}>Admin Panel</a>} />
              )}
              <Menu.Item className="menu-entry" onClick={signOut}>
                Sign Out
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </CSPProvider>
  )
}
