import { Link, type LinkProps, type NavigateOptions } from 'react-router'

import { isPlainClick } from '#client/core/plain-click.ts'

type InPlaceLinkProps = LinkProps & { change: (options: NavigateOptions) => void }

/**
 * Link that changes a part of the current page. Because it is a link, it can open in another tab and works before
 * hydration.
 */
export function InPlaceLink({ change, preventScrollReset = true, ...attributes }: InPlaceLinkProps) {
  return (
    <Link
      {...attributes}
      preventScrollReset={preventScrollReset}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        change({ preventScrollReset })
      }}
    />
  )
}
