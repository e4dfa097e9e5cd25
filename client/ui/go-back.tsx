import { Link, useNavigate } from 'react-router'

import { canGoBack } from '#client/core/can-go-back.ts'
import { isPlainClick } from '#client/core/plain-click.ts'

/** Goes back to the previous page, or to `otherwise` if there is none or before hydration. */
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
