export type Role = 'visitor' | 'member' | 'admin'

/** Who is asking; a visitor has no account. */
export type Viewer = { role: 'visitor' } | { role: 'member' | 'admin'; id: string }

const everyone: readonly Role[] = ['visitor', 'member', 'admin']

/** Every permission and the roles that hold it. A route names one of these. */
export const permissions = {
  'banner.read': everyone,
  'health.read': everyone,
  'herb.read': everyone,
  'mailing.subscribe': everyone,
  'page.read': everyone,
  'recipe.read': everyone,
  'recipe.confirm': ['admin'],
  'recipe.delete': ['admin'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

/** Whether the viewer's role holds the permission. */
export function can(viewer: Viewer, permission: Permission): boolean {
  const roles: readonly Role[] = permissions[permission]
  return roles.includes(viewer.role)
}
