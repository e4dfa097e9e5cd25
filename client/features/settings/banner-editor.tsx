import { useFetcher } from 'react-router'

import { ActionMessage } from '#client/ui/action-message.tsx'
import { DraftNote } from '#client/ui/draft-note.tsx'
import { Select } from '#client/ui/select.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { SwitchField } from '#client/ui/switch-field.tsx'
import { useFirstError } from '#client/ui/use-first-error.ts'
import { bannerEffect } from '#domain/settings/effects.ts'
import type { BannerForms, BannerPlace } from '#domain/settings/settings.types.ts'

import type { BannerOutcome } from './admin-settings.action.ts'
import { BannerFieldsOf } from './banner-fields.tsx'
import { BannerPreview } from './banner-preview.tsx'
import { readAs } from './read-draft.ts'
import { SavedMeanwhile } from './saved-meanwhile.tsx'
import { useSetting } from './use-setting.ts'

type SavedBanner = BannerForms[BannerPlace]
export type BannerForm = Omit<SavedBanner, 'revision'>

const titles = { header: 'Header banner', footer: 'Footer banner' } as const
const types = [
  ['standard', 'Standard: title, description and a button'],
  ['custom', 'Custom: your own HTML'],
  ['adsense', 'AdSense: an advertisement'],
] as const

type EditorProps = { place: BannerPlace; stored: SavedBanner; areAdsOn: boolean }

export function BannerEditor({ place, stored, areAdsOn }: EditorProps) {
  const fetcher = useFetcher<BannerOutcome>()
  const form = useFirstError(fetcher.data)
  const { revision, ...saved } = stored
  const editor = useSetting(
    { name: `${place} banner`, form: saved, revision: String(revision), read: (draft) => readAs(draft, saved) },
    fetcher,
  )
  const { form: typed, change, draft } = editor
  const errors = fetcher.data?.errors ?? {}
  return (
    <section className="setting banner-editor" aria-labelledby={`${place}-banner`}>
      <h2 id={`${place}-banner`}>{titles[place]}</h2>
      <fetcher.Form method="post" ref={form} noValidate className="settings-form" onSubmit={editor.onSubmit}>
        <DraftNote draft={draft} revision={editor.revision} />
        <input type="hidden" name="draft" value={draft.key} />
        <SwitchField
          name="enabled"
          label="Show this banner"
          checked={typed.enabled}
          change={(enabled) => change({ enabled })}
        />
        <Select
          label="Type"
          name="bannerType"
          options={types}
          value={typed.bannerType}
          onChange={(event) => change({ bannerType: typeOf(event.currentTarget.value) })}
        />
        <BannerFieldsOf typed={typed} change={change} errors={errors} />
        {editor.hasConflict && fetcher.state === 'idle' && (
          <SavedMeanwhile rows={rowsOf(stored)} showSaved={editor.showSaved} />
        )}
        <div className="setting-end">
          <p role="status">{bannerEffect(place, stored, typed, areAdsOn)}</p>
          <input type="hidden" name="revision" value={editor.revision} />
          <SubmitButton intent={place} fetcher={fetcher}>
            Save {place} banner
          </SubmitButton>
          <ActionMessage outcome={fetcher.data} />
        </div>
      </fetcher.Form>
      <BannerPreview place={place} typed={typed} />
    </section>
  )
}

const typeOf = (value: string): BannerForm['bannerType'] => types.find(([type]) => type === value)?.[0] ?? 'standard'

const rowsOf = ({ enabled, bannerType, title, description, buttonText, customHtml, adsenseCode, height }: BannerForm) =>
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
