import type { ComponentType, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import createIcon from './create-icon.tsx'

type IconModule = {
  default: ComponentType<{ size?: number; className?: string }>
  __iconData: Parameters<typeof createIcon>[0]
}

/** Sorts the rendered attributes, because their order doesn't matter. */
const renderAttributes = (icon: ReactElement) => renderToStaticMarkup(icon).split(/[ >]/).toSorted()

describe('createIcon', () => {
  it.each(['clock', 'share-2', 'circle-exclamation-point'])('renders %s like Lucide in the worker', async (name) => {
    const { default: LucideIcon, __iconData }: IconModule = await import(`lucide-react/icons/${name}`)
    const OwnIcon = createIcon(__iconData)
    for (const settings of [
      { 'aria-hidden': true },
      { 'aria-hidden': true, size: 19 },
      { 'aria-hidden': true, className: 'pin' },
    ])
      expect(renderAttributes(<OwnIcon {...settings} />)).toEqual(renderAttributes(<LucideIcon {...settings} />))
  })
})
