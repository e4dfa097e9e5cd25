import { Link, type LinkProps, type NavigateOptions } from 'react-router'

import { isPlainClick } from '#client/core/plain-click.ts'

type InPlaceLinkProps = LinkProps & { change: (options: NavigateOptions) => void }

/** Link that changes part of the current page. As a real link, it can open in a new tab and works before hydration. */
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
