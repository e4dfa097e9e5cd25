import { minuteMs } from './durations.ts'

export type Role = 'visitor' | 'member' | 'premium' | 'admin'

/**
 * Person who makes a request. People without an account, and unconfirmed or suspended people, are visitors.
 * `reauthenticatedAt` is the time of the last password entry, in milliseconds since the epoch.
 */
export type Viewer = { role: 'visitor' } | Member
export type Member = { role: 'member' | 'premium' | 'admin'; id: string; email: string; reauthenticatedAt: number }

const everyone: readonly Role[] = ['visitor', 'member', 'premium', 'admin']
const members: readonly Role[] = ['member', 'premium', 'admin']
const premiumMembers: readonly Role[] = ['premium', 'admin']
const admins: readonly Role[] = ['admin']

export const permissions = {
  'account.confirm': everyone,
  'account.create': everyone,
  'account.delete': members,
  'account.export': members,
  'account.move': members,
  'account.read': members,
  'account.recover': everyone,
  'account.write': members,
  'api.read': everyone,
  'banner.read': everyone,
  'blend.generate': everyone,
  'blend.keep': members,
  'bot.manage': admins,
  'cabinet.use': premiumMembers,
  'calendar.keep': members,
  'campaign.manage': admins,
  'campaign.send': admins,
  'category.write': admins,
  'community.moderate': admins,
  'community.suspend': admins,
  'community.read': everyone,
  'community.write': members,
  'conversation.read': members,
  'conversation.write': members,
  'favourite.read': members,
  'favourite.write': members,
  'health.read': everyone,
  'herb.edit': admins,
  'herb.read': everyone,
  'herb.relax': admins,
  'herbi.ask': everyone,
  'herbi.manage': admins,
  'mailbox.read': everyone,
  'mailing.export': admins,
  'mailing.receive': everyone,
  'mailing.manage': admins,
  'mailing.open': everyone,
  'mailing.own': members,
  'mailing.prefer': everyone,
  'mailing.subscribe': everyone,
  'mailing.unsubscribe': everyone,
  'notification.choose': members,
  'notification.read': members,
  'notification.stop-mails': everyone,
  'overview.read': admins,
  'own-recipe.keep': members,
  'page.read': everyone,
  'passkey.write': members,
  'pharmacist-link.create': members,
  'pharmacist-link.keep': members,
  'policy.report': everyone,
  'public-api.read': everyone,
  'rating.read': members,
  'rating.write': members,
  'recipe.read': everyone,
  'recipe.confirm': admins,
  'recipe.delete': admins,
  'security.export': admins,
  'security.read': admins,
  'recipe.write': admins,
  'session.create': everyone,
  'session.end': everyone,
  'session.read': everyone,
  'setting.read': admins,
  'setting.write': admins,
  'status.read': admins,
  'ticket.answer': admins,
  'ticket.write': members,
  'tool.read': everyone,
  'user.read': admins,
  'user.write': admins,
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

export function can(viewer: Viewer, permission: Permission): boolean {
  const roles: readonly Role[] = permissions[permission]
  return roles.includes(viewer.role)
}

/** Permissions that require a recent password entry, because misuse would do the most harm. */
const reauthenticatedPermissions: ReadonlySet<Permission> = new Set([
  'account.export',
  'account.move',
  'campaign.send',
  'community.suspend',
  'herb.relax',
  'mailing.export',
  'passkey.write',
  'pharmacist-link.create',
  'recipe.confirm',
  'recipe.delete',
  'security.export',
  'user.write',
  'setting.write',
] as const)

export const requiresReauthentication = (permission: Permission): boolean => reauthenticatedPermissions.has(permission)

/** Milliseconds for which a password entry counts as recent. */
const maxReauthenticationAgeMs = 15 * minuteMs

/** True if the viewer must enter the password again for this permission. `now` is milliseconds since the epoch. */
export function needsReauthentication(viewer: Viewer, permission: Permission, now: number): boolean {
  return (
    viewer.role !== 'visitor' &&
    requiresReauthentication(permission) &&
    now - viewer.reauthenticatedAt > maxReauthenticationAgeMs
  )
}

/** Tools that an administrator can restrict to premium members. These are the keys in `tools_premium_only`. */
export const switchableTools = [
  'community',
  'ask_herbi',
  'blend_generator',
  'healing_journal',
  'label_designer',
] as const
export type SwitchableTool = (typeof switchableTools)[number]
export type ToolSwitches = Readonly<Record<SwitchableTool, boolean>>

export const isPremium = (role: Role): boolean => role === 'premium' || role === 'admin'

/** True if the viewer may use the tool. Tools are free unless an administrator restricts them. */
export const canUseTool = ({ role }: { role: Role }, tool: SwitchableTool, premiumOnly: ToolSwitches): boolean =>
  !premiumOnly[tool] || isPremium(role)
