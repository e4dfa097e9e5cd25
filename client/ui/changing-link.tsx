import { Link, type LinkProps, type NavigateOptions } from 'react-router'

import { isPlainClick } from '#client/core/plain-click.ts'

type ChangingLinkProps = LinkProps & { change: (options: NavigateOptions) => void }

/** Changes a part of what a page shows; as a link, so that it can be opened elsewhere and works without the application. */
export function ChangingLink({ change, preventScrollReset = true, ...attributes }: ChangingLinkProps) {
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
