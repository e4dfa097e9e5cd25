import { useState } from 'react'

import { ToggleGroup } from '#client/ui/toggle-group.tsx'

import { CampaignFrame } from './campaign-frame.tsx'
import type { CheckedForm } from './use-preview.ts'

const parts = [
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
export function CampaignPreview({ checked: { preview, failure } }: { checked: CheckedForm }) {
  const [part, setPart] = useState<(typeof parts)[number]['key']>('html')
  const [theme, setTheme] = useState<(typeof themes)[number]['key']>('light')
  const [width, setWidth] = useState<(typeof widths)[number]['key']>('600')
  return (
    <section aria-labelledby="preview" className="mailing-part campaign-preview">
      <h2 id="preview">Preview</h2>
      <div className="campaign-looks">
        <ToggleGroup label="Part" options={parts} chosen={part} onChoose={setPart} />
        {part === 'html' && (
          <>
            <ToggleGroup label="Colours" options={themes} chosen={theme} onChoose={setTheme} />
            <ToggleGroup label="Width" options={widths} chosen={width} onChoose={setWidth} />
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
        {part === 'text' ? (
          <pre dir="auto">{preview?.text}</pre>
        ) : (
          <div className="campaign-window" data-width={width}>
            {preview && <CampaignFrame html={preview.html} theme={theme} />}
          </div>
        )}
      </div>
      <p className="text-quiet">Ada, 1,200+ readers and 5 recipes are sample values. Links open in a new tab.</p>
    </section>
  )
}
