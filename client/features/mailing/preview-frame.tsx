import { useEffect, useId, useRef } from 'react'

import { previewFrameUrl } from './campaigns.api.ts'

type FrameProps = { html: string; theme: 'light' | 'dark' }

/**
 * Preview in a frame that runs no scripts. The key creates a new frame for each version, because submitting into an
 * existing frame would add an entry to the browser's history.
 */
export const PreviewFrame = ({ html, theme }: FrameProps) => (
  <Frame key={`${theme} ${html}`} html={html} theme={theme} />
)

function Frame({ html, theme }: FrameProps) {
  const name = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  return (
    <>
      <form ref={form} method="post" action={previewFrameUrl} encType="multipart/form-data" target={name} hidden>
        <textarea name="html" value={html} readOnly aria-label="HTML" />
        <input type="hidden" name="theme" value={theme} />
      </form>
      <iframe name={name} title="Email preview" sandbox="allow-popups allow-popups-to-escape-sandbox" />
    </>
  )
}
