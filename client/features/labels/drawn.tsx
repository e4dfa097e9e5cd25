import { createElement, type ReactElement } from 'react'

import { attributeOf, type Drawing, type Shape } from '#domain/labels/drawing.ts'

type DrawnProps = { drawing: Drawing; width?: number | string; name?: string }

/** A drawing on the page; without a name it is decoration. */
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

// A drawing has no state: its parts are told apart by their places.
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
