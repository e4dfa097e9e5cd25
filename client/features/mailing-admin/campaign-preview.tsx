import { useState, useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'

import { ToggleGroup } from '#client/ui/toggle-group.tsx'
import type { CampaignPreview as RenderedPreview } from '#domain/mailing/campaigns.types.ts'

import { previewFrameUrl } from './campaigns.api.ts'
import type { PreviewOutcome } from './compose.action.ts'
import { type CampaignForm, isPartialDate } from './use-campaign-form.ts'

const formats = [
  { key: 'html', label: 'HTML' },
  { key: 'text', label: 'Plain text' },
] as const
const themes = [
  { key: 'light', label: 'Light' },
  { key: 'dark', label: 'Dark' },
] as const
const widths = [
  { key: '600', label: '600 px' },
  { key: '390', label: '390 px' },
] as const

/** Preview as email programs show it, with sample values where the text differs by subscriber. */
export function CampaignPreview({ previewState: { preview, failure } }: { previewState: PreviewState }) {
  const [format, setFormat] = useState<(typeof formats)[number]['key']>('html')
  const [theme, setTheme] = useState<(typeof themes)[number]['key']>('light')
  const [width, setWidth] = useState<(typeof widths)[number]['key']>('600')
  return (
    <section
      aria-labelledby="preview"
      className="grid grid-cols-1 gap-3.25 max-w-151 min-w-0 min-[75rem]:sticky min-[75rem]:top-4.5"
    >
      <h2 id="preview">Preview</h2>
      <div className="flex flex-wrap gap-x-5.5 gap-y-2">
        <ToggleGroup label="Format" options={formats} value={format} onChange={setFormat} />
        {format === 'html' && (
          <>
            <ToggleGroup label="Colours" options={themes} value={theme} onChange={setTheme} />
            <ToggleGroup label="Width" options={widths} value={width} onChange={setWidth} />
          </>
        )}
      </div>
      <p className="error" role="status">
        {failure}
      </p>
      <div className="overflow-hidden rounded-box border-2 border-cobalt bg-sheet">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-0.5 border-b border-line px-4.5 py-3 leading-[1.45] wrap-anywhere">
          <dt className="text-quiet">From</dt>
          <dd className="min-h-[1.45em]" dir="auto">
            {preview?.from}
          </dd>
          <dt className="text-quiet">Subject</dt>
          <dd className="min-h-[1.45em]" dir="auto">
            <b>{preview?.subject}</b>
          </dd>
        </dl>
        {format === 'text' ? (
          <pre className="min-h-170 p-4.5 font-code text-[0.9rem]/[1.55] wrap-anywhere whitespace-pre-wrap" dir="auto">
            {preview?.text}
          </pre>
        ) : (
          <div className={`grid h-170 overflow-hidden bg-wash ${width === '600' ? 'justify-start' : 'justify-center'}`}>
            {preview && <PreviewFrame html={preview.html} theme={theme} width={width} />}
          </div>
        )}
      </div>
      <p className="text-quiet">
        The preview uses sample values: Ada, 1,200+ readers and 5 recipes. Links open in a new tab.
      </p>
    </section>
  )
}

type FrameProps = { html: string; theme: 'light' | 'dark'; width: '600' | '390' }

/**
 * Preview in a frame that runs no scripts. The key creates a new frame for each version, because submitting into an
 * existing frame would add an entry to the browser's history.
 */
const PreviewFrame = (props: FrameProps) => <Frame key={`${props.theme} ${props.html}`} {...props} />

const frameStyles = {
  '390': 'h-170 w-97.5 max-w-[calc(100vw-44px)]',
  // The whole width is visible, scaled down on a narrower screen.
  '600':
    'h-[calc(680px/var(--scale))] w-150 max-w-none origin-top-left [--scale:1] [transform:scale(var(--scale))] max-[41rem]:[--scale:0.57] max-[24rem]:[--scale:0.45] min-[75rem]:[--scale:0.693]',
}

function Frame({ html, theme, width }: FrameProps) {
  const name = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  return (
    <>
      <form ref={form} method="post" action={previewFrameUrl} encType="multipart/form-data" target={name} hidden>
        <textarea name="html" value={html} readOnly aria-label="HTML" />
        <input type="hidden" name="theme" value={theme} />
      </form>
      <iframe
        name={name}
        className={frameStyles[width]}
        title="Email preview"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
    </>
  )
}

const typingPauseMs = 400

/** `isStale` means that the result belongs to an earlier version of the campaign and a new result is loading. */
export type PreviewState = { preview: RenderedPreview | undefined; failure: string | undefined; isStale: boolean }

/** Previews and checks the campaign after each pause in typing. Until then, returns the previous result. */
export function usePreview(form: CampaignForm): PreviewState {
  const { data, state, submit } = useFetcher<PreviewOutcome>()
  const [preview, setPreview] = useState<RenderedPreview>()
  const [requestedForm, setRequestedForm] = useState<CampaignForm>()
  useEffect(() => {
    if (isPartialDate(form.confirmedSince)) return undefined
    const timer = setTimeout(() => {
      setRequestedForm(form)
      void submit({ intent: 'preview', ...form }, { method: 'post' })
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [form, submit])
  const latest = data && 'preview' in data ? data.preview : undefined
  if (latest && latest !== preview) setPreview(latest)
  const failure = data && 'message' in data ? data.message : undefined
  return { preview, failure, isStale: requestedForm !== form || state !== 'idle' }
}
