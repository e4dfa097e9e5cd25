import { Link, useNavigate } from 'react-router'

import { canGoBack } from '#client/core/can-go-back.ts'
import { isPlainClick } from '#client/core/plain-click.ts'

/** Leads to where the reader came from; to `otherwise` where there is nothing to go back to, or no application yet. */
export function GoBack({ otherwise, className }: { otherwise: string; className: string }) {
  const navigate = useNavigate()
  return (
    <Link
      to={otherwise}
      className={className}
      onClick={(event) => {
        if (!canGoBack() || !isPlainClick(event)) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      Go Back
    </Link>
  )
}
