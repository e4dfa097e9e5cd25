import { mayUseTool, type SwitchableTool, type ToolSwitches } from '#domain/permissions.ts'
import { readBanner, readToolSwitches } from '#domain/settings/settings.schemas.ts'
import type { Banner, Banners } from '#domain/settings/settings.types.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'

import * as repo from './settings.repo.ts'

/** The banners that public pages carry. */
export async function getBanners(ctx: Ctx): Promise<Banners> {
  const [header, footer] = await Promise.all([getBanner(ctx, 'header_banner'), getBanner(ctx, 'footer_banner')])
  return { header, footer }
}

/** One that cannot be read is logged and not shown. */
async function getBanner(ctx: Ctx, key: string): Promise<Banner | null | undefined> {
  const stored = await repo.findSetting(ctx, key)
  if (stored === undefined) return undefined
  try {
    return readBanner(stored)
  } catch (error) {
    ctx.log.error('banner_unreadable', error, { key })
    return null
  }
}

/** Throws for a viewer who may not use the tool while it is kept for premium members; an unreadable setting keeps it free. */
export async function authorizeTool(ctx: Ctx, tool: SwitchableTool): Promise<void> {
  if (mayUseTool(ctx.viewer, tool, await getToolSwitches(ctx))) return
  throw new AppError(ctx.viewer.role === 'visitor' ? 'unauthenticated' : 'forbidden', 'Premium Feature')
}

/** Which tools are kept for premium members; an unreadable setting is logged and keeps none. */
export async function getToolSwitches(ctx: Ctx): Promise<ToolSwitches> {
  const stored = await repo.findSetting(ctx, 'tools_premium_only')
  try {
    return readToolSwitches(stored)
  } catch (error) {
    ctx.log.error('tool_switches_unreadable', error)
    return readToolSwitches(undefined)
  }
}
