import type { ActionResult } from '#client/core/run-action.ts'
import { Field } from '#client/ui/field.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { maxBannerTextLengths, frameHeight } from '#domain/settings/banner-limits.ts'
import type { BannerForms } from '#domain/settings/settings.schemas.ts'
import type { BannerPlace } from '#domain/settings/settings.types.ts'

export type BannerForm = Omit<BannerForms[BannerPlace], 'revision'>

type FieldsProps = {
  values: BannerForm
  change: (changes: Partial<BannerForm>) => void
  errors: ActionResult['errors']
}

/** Shows the fields for the chosen banner type. Hidden fields keep their text. */
export function BannerFields({ values, change, errors }: FieldsProps) {
  const { bannerType, title, description, buttonText, customHtml, adsenseCode, height } = values
  const isStandard = bannerType === 'standard'
  return (
    <>
      <div hidden={bannerType === 'adsense'} className="settings-form">
        <Field
          label="Title"
          hint={isStandard ? undefined : 'Screen readers use this as the banner’s name.'}
          name="title"
          value={title}
          maxLength={maxBannerTextLengths.title}
          error={errors['title']}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
      </div>
      <div hidden={!isStandard} className="settings-form">
        <TextArea
          label="Description"
          name="description"
          rows={3}
          max={maxBannerTextLengths.description}
          value={description}
          error={errors['description']}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <Field
          label="Button text"
          hint="The button opens the “Free and Premium” page. If you leave this empty, the banner has no button."
          name="buttonText"
          value={buttonText}
          maxLength={maxBannerTextLengths.buttonText}
          error={errors['buttonText']}
          onChange={(event) => change({ buttonText: event.currentTarget.value })}
        />
      </div>
      <div hidden={bannerType !== 'custom'} className="settings-form">
        <TextArea
          label="HTML"
          hint="You can use text, inline styles, and images and links with https addresses. Scripts don’t run."
          name="customHtml"
          rows={8}
          spellCheck={false}
          max={maxBannerTextLengths.customHtml}
          value={customHtml}
          error={errors['customHtml']}
          onChange={(event) => change({ customHtml: event.currentTarget.value })}
        />
        <Field
          label="Height in pixels"
          hint={`Enter ${frameHeight.min} to ${frameHeight.max}. The banner doesn’t grow to fit its content.`}
          name="height"
          type="number"
          inputMode="numeric"
          min={frameHeight.min}
          max={frameHeight.max}
          value={height || ''}
          error={errors['height']}
          onChange={(event) => change({ height: Number(event.currentTarget.value) })}
        />
      </div>
      <div hidden={bannerType !== 'adsense'} className="settings-form">
        <TextArea
          label="AdSense code"
          hint="Paste Google’s code for one display unit. We only keep the publisher ID and the slot ID."
          name="adsenseCode"
          rows={6}
          spellCheck={false}
          max={maxBannerTextLengths.adsenseCode}
          value={adsenseCode}
          error={errors['adsenseCode']}
          onChange={(event) => change({ adsenseCode: event.currentTarget.value })}
        />
      </div>
    </>
  )
}
