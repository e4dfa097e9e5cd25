import { useFetcher } from 'react-router'

import { ActionMessage } from '#client/ui/action-message.tsx'
import { DraftNote } from '#client/ui/draft-note.tsx'
import { Select } from '#client/ui/select.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFocusFirstError } from '#client/ui/use-focus-first-error.ts'
import { describeBannerEffect } from '#domain/settings/effects.ts'
import type { BannerForms } from '#domain/settings/settings.schemas.ts'
import type { BannerPlace } from '#domain/settings/settings.types.ts'

import type { BannerOutcome } from './admin-settings.action.ts'
import { BannerFields, type BannerForm } from './banner-fields.tsx'
import { BannerPreview } from './banner-preview.tsx'
import { ConflictNote, parseDraft, useSettingForm } from './setting-form.tsx'
import { SwitchField } from './switch-field.tsx'

type SavedBanner = BannerForms[BannerPlace]

const titles = { header: 'Header banner', footer: 'Footer banner' } as const
const types = [
  ['standard', 'Standard: title, description and a button'],
  ['custom', 'Custom: your own HTML'],
  ['adsense', 'AdSense: an advertisement'],
] as const

type EditorProps = { place: BannerPlace; savedSettings: SavedBanner; areAdsOn: boolean }

export function BannerEditor({ place, savedSettings, areAdsOn }: EditorProps) {
  const fetcher = useFetcher<BannerOutcome>()
  const form = useFocusFirstError(fetcher.data)
  const { revision, ...savedForm } = savedSettings
  const editor = useSettingForm(
    {
      name: `${place} banner`,
      form: savedForm,
      revision: String(revision),
      read: (draft) => parseDraft(draft, savedForm),
    },
    fetcher,
  )
  const { form: values, change, draft } = editor
  const errors = fetcher.data?.errors ?? {}
  return (
    <section className="setting min-[64rem]:grid-cols-2 min-[64rem]:gap-x-10" aria-labelledby={`${place}-banner`}>
      <h2 id={`${place}-banner`} className="col-span-full">
        {titles[place]}
      </h2>
      <fetcher.Form method="post" ref={form} noValidate className="settings-form" onSubmit={editor.onSubmit}>
        <DraftNote draft={draft} revision={editor.revision} />
        <input type="hidden" name="draft" value={draft.key} />
        <SwitchField
          name="enabled"
          label="Show this banner"
          checked={values.enabled}
          change={(enabled) => change({ enabled })}
        />
        <Select
          label="Type"
          name="bannerType"
          options={types}
          value={values.bannerType}
          onChange={(event) => change({ bannerType: toBannerType(event.currentTarget.value) })}
        />
        <BannerFields values={values} change={change} errors={errors} />
        {editor.hasConflict && fetcher.state === 'idle' && (
          <ConflictNote rows={toRows(savedSettings)} showSaved={editor.showSaved} />
        )}
        <div className="grid justify-items-start gap-3.5 rounded-box border border-line bg-sheet px-5.5 py-4.5">
          <p role="status">{describeBannerEffect(place, savedSettings, values, areAdsOn)}</p>
          <input type="hidden" name="revision" value={editor.revision} />
          <SubmitButton intent={place} fetcher={fetcher}>
            Save {place} banner
          </SubmitButton>
          <ActionMessage outcome={fetcher.data} />
        </div>
      </fetcher.Form>
      <BannerPreview place={place} values={values} />
    </section>
  )
}

const toBannerType = (value: string): BannerForm['bannerType'] =>
  types.find(([type]) => type === value)?.[0] ?? 'standard'

const toRows = ({ enabled, bannerType, title, description, buttonText, customHtml, adsenseCode, height }: BannerForm) =>
  [
    ['Shown', enabled ? 'Yes' : 'No'],
    ['Type', bannerType],
    ['Title', title],
    ['Description', description],
    ['Button', buttonText],
    ['HTML', customHtml],
    ['Height', `${height} pixels`],
    ['AdSense', adsenseCode],
  ] as const
