import { createElement, type ReactElement } from 'react'

import { attributeOf, type Drawing, type Shape } from '#domain/labels/drawing.ts'

type DrawnProps = { drawing: Drawing; width?: number | string; name?: string }

/** Renders a drawing as SVG. Without a name it's decorative. */
export const Drawn = ({ drawing: { width, height, shapes }, width: shown = `${width}mm`, name }: DrawnProps) => (
  <svg
    className="drawn"
    width={shown}
    viewBox={`0 0 ${attributeOf(width)} ${attributeOf(height)}`}
    {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
  >
    {shapes.map(drawShape)}
  </svg>
)

// A drawing has no state, so positions can serve as keys.
const drawShape = ({ tag, attributes, text, children = [] }: Shape, position: number): ReactElement =>
  createElement(
    tag,
    {
      key: position,
      ...Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [
          name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
          attributeOf(value),
        ]),
      ),
    },
    text ?? children.map(drawShape),
  )
