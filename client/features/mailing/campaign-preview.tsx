import { useState } from 'react'

import { ToggleGroup } from '#client/ui/toggle-group.tsx'

import { PreviewFrame } from './preview-frame.tsx'
import type { PreviewState } from './use-preview.ts'

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
    <section aria-labelledby="preview" className="mailing-section campaign-preview">
      <h2 id="preview">Preview</h2>
      <div className="campaign-preview-options">
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
      <div className="campaign-mail">
        <dl>
          <dt>From</dt>
          <dd dir="auto">{preview?.from}</dd>
          <dt>Subject</dt>
          <dd dir="auto">
            <b>{preview?.subject}</b>
          </dd>
        </dl>
        {format === 'text' ? (
          <pre dir="auto">{preview?.text}</pre>
        ) : (
          <div className="campaign-viewport" data-width={width}>
            {preview && <PreviewFrame html={preview.html} theme={theme} />}
          </div>
        )}
      </div>
      <p className="text-quiet">
        The preview uses sample values: Ada, 1,200+ readers and 5 recipes. Links open in a new tab.
      </p>
    </section>
  )
}
