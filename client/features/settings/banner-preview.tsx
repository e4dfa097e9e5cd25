import { useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'

import { bannerPreview } from '#domain/paths.ts'
import { parseAdCode } from '#domain/settings/ad-code.ts'
import { frameHeight } from '#domain/settings/banner-limits.ts'
import type { BannerPlace } from '#domain/settings/settings.types.ts'

import type { BannerOutcome } from './admin-settings.action.ts'
import type { BannerForm } from './banner-fields.tsx'
import { PromoBanner } from './promo-banner.tsx'

type PreviewProps = { place: BannerPlace; values: BannerForm }

export function BannerPreview({ place, values }: PreviewProps) {
  const { bannerType, title, description, buttonText } = values
  return (
    <div className="min-w-0" role="group" aria-label="Preview">
      <h3 className="mb-2.5 font-display text-[1.15rem]/[1.2] font-bold">Preview</h3>
      {bannerType === 'standard' &&
        (title.trim() || description.trim() ? (
          <div className="overflow-hidden rounded-box border border-dashed border-line [&_.promo]:mt-0" inert>
            <PromoBanner place={place} banner={{ title, description, buttonText }} />
          </div>
        ) : (
          <p className="text-quiet">Enter a title or a description to see the banner.</p>
        ))}
      {bannerType === 'custom' && <CustomPreview place={place} values={values} />}
      {bannerType === 'adsense' && <AdPreview code={values.adsenseCode} />}
    </div>
  )
}

const typingPauseMs = 400

/** Shows the banner in a frame, as on the site. Updates after each pause in typing. */
function CustomPreview({ place, values: { customHtml, height, title } }: PreviewProps) {
  const name = useId()
  const form = useRef<HTMLFormElement>(null)
  const { data, submit } = useFetcher<BannerOutcome>()
  useEffect(() => {
    const timer = setTimeout(() => {
      form.current?.submit()
      void submit({ intent: 'check', customHtml }, { method: 'post' })
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [customHtml, submit])
  return (
    <>
      <form ref={form} method="post" action={bannerPreview} encType="multipart/form-data" target={name} hidden>
        <input type="hidden" name="customHtml" value={customHtml} />
      </form>
      <div className={`promo mt-0 overflow-hidden rounded-box border border-dashed border-line ${place}`}>
        <iframe
          name={name}
          title={`Preview: ${title || 'Announcement'}`}
          height={Math.min(frameHeight.max, Math.max(frameHeight.min, height))}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        />
      </div>
      <p role="status" className="text-quiet">
        {removedText(data?.removedItems)}
      </p>
    </>
  )
}

function removedText(removedItems: string[] | null | undefined): string {
  if (removedItems === undefined) return ''
  if (removedItems === null) return 'We couldn’t load the preview. We’ll try again when you make a change.'
  return removedItems.length === 0
    ? 'We didn’t remove anything from your HTML.'
    : `Removed: ${removedItems.join(', ')}.`
}

function AdPreview({ code }: { code: string }) {
  if (code.trim() === '') return <p className="text-quiet">Paste an ad unit’s code to see what we keep.</p>
  const ids = parseAdCode(code)
  if ('error' in ids) return <p className="error">{ids.error}</p>
  return (
    <dl className="saved-values my-3 rounded-box border border-dashed border-line px-4.5 py-3.5">
      <div>
        <dt>Publisher</dt>
        <dd>{ids.client}</dd>
      </div>
      <div>
        <dt>Slot</dt>
        <dd>{ids.slot}</dd>
      </div>
    </dl>
  )
}
