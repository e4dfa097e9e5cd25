import { type SwitchableTool, type ToolSwitches, canUseTool } from '#domain/permissions.ts'
import { settingsMessages } from '#domain/settings/settings.messages.ts'
import { parseToolSwitches } from '#domain/settings/settings.schemas.ts'
import type { SavedSettings } from '#domain/settings/settings.types.ts'
import { commitPublic } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import type { Statement } from '#worker/core/statement.ts'
import { tags } from '#worker/core/tags.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import * as repo from './settings.repo.ts'

/**
 * Throws if only premium members may use the tool and the viewer isn't one. An unreadable setting makes the tool
 * available to everyone.
 */
export async function authorizeTool(ctx: Ctx, tool: SwitchableTool): Promise<void> {
  if (canUseTool(ctx.viewer, tool, await getToolSwitches(ctx))) return
  throw new AppError(ctx.viewer.role === 'visitor' ? 'unauthenticated' : 'forbidden', 'Premium Feature')
}

export const getToolSwitches = async (ctx: Ctx): Promise<ToolSwitches> =>
  readSwitches(ctx, await repo.findSetting(ctx, 'tools_premium_only'))

export function readSwitches(ctx: Ctx, stored: string | undefined): ToolSwitches {
  try {
    return parseToolSwitches(stored)
  } catch (error) {
    ctx.log.error('tool_switches_unreadable', error)
    return parseToolSwitches(undefined)
  }
}

type SettingsSave = {
  action: string
  id: string
  values: Record<string, string>
  revision: number
  before: unknown
  after: unknown
  /** Statements that follow from the stored values. They also run after a conflict. */
  followingStatements?: readonly Statement[]
}

/**
 * Stores related settings with an audit entry, purges every page and returns the new revision. Throws `conflict` if
 * somebody else has saved any of them in the meantime.
 */
export async function saveTogether(
  ctx: Ctx,
  { action, id, values, revision, before, after, followingStatements = [] }: SettingsSave,
): Promise<SavedSettings> {
  const auditEvent = { action, subject: { kind: 'setting', id }, before, after }
  const keys = Object.keys(values)
  const [auditRows] = await commitPublic(
    ctx,
    [tags.settings],
    [
      auditIf(ctx, repo.isAtRevision(keys, revision), auditEvent),
      repo.saveSettings(ctx.db, values, revision),
      ...followingStatements,
    ],
  )
  if (auditRows.length === 0) throw new AppError('conflict', settingsMessages.changedMeanwhile)
  return { revision: revision + keys.length }
}
