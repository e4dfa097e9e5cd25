import { type ActionFunctionArgs, data } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { type ActionResult, runSave } from '#client/core/run-action.ts'
import { settingsMessages } from '#domain/settings/settings.messages.ts'
import type { BannerChange } from '#domain/settings/settings.schemas.ts'
import type { BannerPlace } from '#domain/settings/settings.types.ts'

import { checkHtml, saveBanner } from './admin-settings.api.ts'

/** `removedItems` lists what would be removed from the checked HTML; null if the check failed. */
export type BannerOutcome = ActionResult & { removedItems?: string[] | null }

const types = ['standard', 'adsense', 'custom'] as const

/** `intent` is the banner to save, or `check` to check its HTML. */
export async function bannersAction({ request, context }: ActionFunctionArgs) {
  const fields = new Map(textFields(await request.formData()))
  const text = (name: string) => fields.get(name) ?? ''
  if (text('intent') === 'check') {
    const removedItems = await checkHtml(context, text('customHtml')).then(
      (response) => response.leftOut,
      () => null,
    )
    return data<BannerOutcome>({ isDone: false, errors: {}, removedItems })
  }
  const place: BannerPlace = text('intent') === 'footer' ? 'footer' : 'header'
  const change: BannerChange = {
    title: text('title'),
    description: text('description'),
    buttonText: text('buttonText'),
    enabled: text('enabled') === 'on',
    adsenseCode: text('adsenseCode'),
    customHtml: text('customHtml'),
    bannerType: types.find((type) => type === text('bannerType')) ?? 'standard',
    height: Number(text('height')),
    revision: Number(text('revision')),
  }
  return runSave(() => saveBanner(context, place, change), {
    draft: fields.get('draft'),
    success: place === 'header' ? 'Header banner saved' : 'Footer banner saved',
    failure: () => settingsMessages.bannerNotSaved,
    hasSummary: true,
  })
}
