import * as z from 'zod'

import { switchableTools, type ToolSwitches } from '#domain/permissions.ts'

import type { Banner } from './settings.types.ts'

const text = z
  .string()
  .trim()
  .nullish()
  .transform((written) => written ?? '')

/** The JSON text that `admin_settings` keeps under `header_banner` and `footer_banner`. */
const bannerSetting = z.object({
  title: text,
  description: text,
  buttonText: text,
  enabled: z.boolean().default(false),
  adsenseCode: text,
  customHtml: text,
  bannerType: z.enum(['standard', 'adsense', 'custom']).default('standard'),
})

/** The banner that a stored setting shows: null while it is switched off. Throws when the text is no such setting. */
export function readBanner(stored: string): Banner | null {
  const { enabled, bannerType, title, description, buttonText } = bannerSetting.parse(JSON.parse(stored))
  const shown = enabled && bannerType === 'standard' && (title !== '' || description !== '')
  return shown ? { title, description, buttonText } : null
}

/** The switches that a stored `tools_premium_only` sets; a tool that it does not name, or without a setting, is free. */
export function readToolSwitches(stored: string | undefined): ToolSwitches {
  const set = z.record(z.string(), z.unknown()).parse(JSON.parse(stored ?? '{}'))
  const switches = switchableTools.map((tool) => [tool, set[tool] === true] as const)
  return Object.fromEntries(switches) as ToolSwitches
}
