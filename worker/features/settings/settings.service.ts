import { canUseTool, type SwitchableTool, type ToolSwitches } from '#domain/permissions.ts'
import { parseToolSwitches } from '#domain/settings/settings.schemas.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'

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
