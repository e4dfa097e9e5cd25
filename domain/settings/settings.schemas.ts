import * as z from 'zod'

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
