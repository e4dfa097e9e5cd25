import { minuteMs } from './durations.ts'

export type Role = 'visitor' | 'member' | 'premium' | 'admin'

/**
 * Who is asking; a visitor has no account, or none that may be used: unconfirmed and suspended people are visitors.
 * `reauthenticatedAt` is when the password was last given, in milliseconds since the epoch.
 */
export type Viewer = { role: 'visitor' } | Member
export type Member = { role: 'member' | 'premium' | 'admin'; id: string; email: string; reauthenticatedAt: number }

const everyone: readonly Role[] = ['visitor', 'member', 'premium', 'admin']
const members: readonly Role[] = ['member', 'premium', 'admin']
const premiumMembers: readonly Role[] = ['premium', 'admin']
const admins: readonly Role[] = ['admin']

/** Every permission and the roles that hold it. A route names one of these. */
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
  'mailbox.read': everyone,
  'mailing.export': admins,
  'mailing.hear': everyone,
  'mailing.manage': admins,
  'mailing.open': everyone,
  'mailing.own': members,
  'mailing.prefer': everyone,
  'mailing.subscribe': everyone,
  'mailing.unsubscribe': everyone,
  'notification.read': members,
  'overview.read': admins,
  'page.read': everyone,
  'policy.report': everyone,
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

/** Whether the viewer's role holds the permission. */
export function can(viewer: Viewer, permission: Permission): boolean {
  const roles: readonly Role[] = permissions[permission]
  return roles.includes(viewer.role)
}

/** What an administrator does only with a password that was given lately, and a member with what an intruder is after. */
const provenPermissions: ReadonlySet<Permission> = new Set([
  'account.export',
  'account.move',
  'campaign.send',
  'community.suspend',
  'herb.relax',
  'mailing.export',
  'recipe.confirm',
  'recipe.delete',
  'security.export',
  'user.write',
  'setting.write',
] as const)

/** Whether the permission takes a password that was given lately. */
export const requiresReauthentication = (permission: Permission): boolean => provenPermissions.has(permission)

/** How long a password that was given counts as lately. */
const reauthenticationMs = 15 * minuteMs

/** Whether the password has to be asked again before the viewer may; `now` in milliseconds since the epoch. */
export function needsReauthentication(viewer: Viewer, permission: Permission, now: number): boolean {
  return (
    viewer.role !== 'visitor' &&
    requiresReauthentication(permission) &&
    now - viewer.reauthenticatedAt > reauthenticationMs
  )
}

/** The tools that an administrator may keep for premium members, by their keys in `tools_premium_only`. */
export const switchableTools = [
  'community',
  'ask_herbi',
  'blend_generator',
  'healing_journal',
  'label_designer',
] as const
export type SwitchableTool = (typeof switchableTools)[number]
export type ToolSwitches = Readonly<Record<SwitchableTool, boolean>>

/** Whether the role has what premium members have; the administrator counts as one. */
export const isPremium = (role: Role): boolean => role === 'premium' || role === 'admin'

/** Whether the viewer may use the tool: each is free for everyone unless it is switched to premium members. */
export const mayUseTool = ({ role }: { role: Role }, tool: SwitchableTool, premiumOnly: ToolSwitches): boolean =>
  !premiumOnly[tool] || isPremium(role)
