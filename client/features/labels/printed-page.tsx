import { useEffect } from 'react'
import { createPortal } from 'react-dom'

import type { Drawing } from '#domain/labels/drawing.ts'

import { SvgDrawing } from './svg-drawing.tsx'

/** Drawing that is printed instead of the page, on paper of the drawing's size. */
export function PrintedPage({ page }: { page: Drawing }) {
  const { width, height } = page
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0 }`)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [width, height])
  return createPortal(
    <div className="printed-page">
      <SvgDrawing drawing={page} />
    </div>,
    document.body,
  )
}
