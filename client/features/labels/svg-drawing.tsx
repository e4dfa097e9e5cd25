import { createElement, type ReactElement, useEffect } from 'react'
import { createPortal } from 'react-dom'

import { formatAttribute, type Drawing, type Shape } from '#domain/labels/drawing.ts'

type SvgDrawingProps = { drawing: Drawing; width?: number | string; name?: string; className?: string }

/** Drawing as SVG. Without a name, screen readers ignore the drawing. */
export const SvgDrawing = ({
  drawing: { width, height, shapes },
  width: displayWidth = `${width}mm`,
  name,
  className = '',
}: SvgDrawingProps) => (
  <svg
    className={`lining-nums ${className}`}
    width={displayWidth}
    viewBox={`0 0 ${formatAttribute(width)} ${formatAttribute(height)}`}
    {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
  >
    {shapes.map(renderShape)}
  </svg>
)

// A drawing has no state, so positions can serve as keys.
const renderShape = ({ tag, attributes, text, children = [] }: Shape, position: number): ReactElement =>
  createElement(
    tag,
    {
      key: position,
      ...Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [
          name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
          formatAttribute(value),
        ]),
      ),
    },
    text ?? children.map(renderShape),
  )

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
    <div className="printed-page hidden overflow-hidden leading-[0] print:block print:[print-color-adjust:exact]">
      <SvgDrawing drawing={page} />
    </div>,
    document.body,
  )
}
