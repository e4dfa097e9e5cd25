import * as z from 'zod'

import { typedLine } from '#domain/line.schemas.ts'
import { switchableTools, type ToolSwitches } from '#domain/permissions.ts'

import { parseAdCode } from './ad-code.ts'
import { maxBannerTextLengths, frameHeight } from './banner-limits.ts'
import { defaultContentLimit, parseContentLimit } from './content-limit.ts'
import { type Banner, type BannerPlace, bannerPlaces, type SavedSettings } from './settings.types.ts'

const optionalText = z
  .string()
  .trim()
  .nullish()
  .transform((input) => input ?? '')

const bannerTypes = ['standard', 'adsense', 'custom'] as const

/** JSON stored in `admin_settings` under `header_banner` and `footer_banner`. */
const bannerSetting = z.object({
  title: optionalText,
  description: optionalText,
  buttonText: optionalText,
  enabled: z.boolean().default(false),
  adsenseCode: optionalText,
  customHtml: optionalText,
  bannerType: z.enum(bannerTypes).default('standard'),
  height: z.number().int().min(frameHeight.min).max(frameHeight.max).catch(frameHeight.usual),
})
export type BannerFields = z.output<typeof bannerSetting>

/** Both banners for their forms. `areAdsOn` is true when the deployment allows advertisements. */
export type BannerForms = Record<BannerPlace, BannerFields & SavedSettings> & { areAdsOn: boolean }

/** Parses a stored setting. Returns the defaults if it was never saved. Throws if it is invalid. */
export const parseBannerFields = (stored: string | undefined): BannerFields =>
  bannerSetting.parse(JSON.parse(stored ?? '{}'))

/** Returns the banner to show, or null if it is switched off. Throws if the setting is invalid. */
export function parseBanner(stored: string): Banner | null {
  const { enabled, bannerType, title, description, buttonText, height, customHtml, adsenseCode } =
    parseBannerFields(stored)
  if (!enabled) return null
  if (bannerType === 'custom') return customHtml === '' ? null : { kind: 'custom', title, height }
  if (bannerType === 'standard') return title || description ? { title, description, buttonText } : null
  const ids = parseAdCode(adsenseCode)
  return 'error' in ids ? null : { kind: 'adsense', ...ids }
}

/** Parses the stored `tools_premium_only`. Tools missing from it are free. */
export function parseToolSwitches(stored: string | undefined): ToolSwitches {
  const storedSwitches = z.record(z.string(), z.unknown()).parse(JSON.parse(stored ?? '{}'))
  const switches = switchableTools.map((tool) => [tool, storedSwitches[tool] === true] as const)
  return Object.fromEntries(switches) as ToolSwitches
}

const limitedText = (max: number) => z.string().trim().max(max, `Use at most ${max} characters`)
const limitedLine = (max: number) => typedLine().max(max, `Use at most ${max} characters`)
const revision = z.number().int().min(0)

/** Changed banner. `revision` is the setting's revision when the form loaded. */
export const bannerChange = z
  .object({
    title: limitedLine(maxBannerTextLengths.title),
    description: limitedLine(maxBannerTextLengths.description),
    buttonText: limitedLine(maxBannerTextLengths.buttonText),
    enabled: z.boolean(),
    adsenseCode: limitedText(maxBannerTextLengths.adsenseCode),
    customHtml: limitedText(maxBannerTextLengths.customHtml),
    bannerType: z.enum(bannerTypes),
    height: z
      .number()
      .int()
      .min(frameHeight.min, `Enter a height between ${frameHeight.min} and ${frameHeight.max} pixels`)
      .max(frameHeight.max, `Enter a height between ${frameHeight.min} and ${frameHeight.max} pixels`),
    revision,
  })
  .superRefine(({ enabled, bannerType, title, description, adsenseCode, customHtml }, context) => {
    const addError = (field: keyof BannerFields, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message, input: '' })
    if (enabled && bannerType === 'standard' && title === '' && description === '')
      addError('title', 'Enter a title or a description')
    if (enabled && bannerType === 'custom' && customHtml === '') addError('customHtml', 'Enter the HTML')
    const ids = adsenseCode === '' && !(enabled && bannerType === 'adsense') ? undefined : parseAdCode(adsenseCode)
    if (ids && 'error' in ids) addError('adsenseCode', ids.error)
  })
export type BannerChange = z.input<typeof bannerChange>

export const bannerKey = z.object({ place: z.enum(bannerPlaces) })
export const bannerHtml = z.object({ customHtml: limitedText(maxBannerTextLengths.customHtml) })

/** An invalid limit becomes the default. */
export const contentChange = z.object({
  isLimited: z.boolean(),
  limit: z
    .union([z.string(), z.number()])
    .catch(defaultContentLimit)
    .transform((value) => parseContentLimit(String(value))),
  tools: z.object({
    community: z.boolean(),
    ask_herbi: z.boolean(),
    blend_generator: z.boolean(),
    healing_journal: z.boolean(),
    label_designer: z.boolean(),
  } satisfies Record<keyof ToolSwitches, z.ZodBoolean>),
  revision,
})
export type ContentChange = z.output<typeof contentChange>
