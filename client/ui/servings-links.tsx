import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'

import { isPlainClick } from '#client/core/plain-click.ts'
import { formatCups } from '#domain/recipes/recipe-counts.ts'
import { maxServings } from '#domain/recipes/requested-servings.ts'

type ServingsLinksProps = {
  servings: number
  setServings: (servings: number) => void
  createHref: (servings: number) => string
  /** Handlers that load what a press needs. */
  intent?: AnchorHTMLAttributes<HTMLAnchorElement>
}

/** Number of cups with links to one less and one more. */
export const ServingsLinks = (props: ServingsLinksProps) => (
  <div className="servings flex items-center gap-1.5" role="group" aria-label="Servings">
    <ServingsLink {...props} next={props.servings - 1} label="One cup less">
      <Minus aria-hidden />
    </ServingsLink>
    <output className="min-w-[4.6em] text-center font-semibold tabular-nums">{formatCups(props.servings)}</output>
    <ServingsLink {...props} next={props.servings + 1} label="One cup more">
      <Plus aria-hidden />
    </ServingsLink>
  </div>
)

type ServingsLinkProps = ServingsLinksProps & { next: number; label: string; children: ReactNode }

/**
 * Link to another number of cups. At a limit, the link stays but changes nothing, so that the focus isn't lost.
 */
function ServingsLink({ next, setServings, label, createHref, intent, children }: ServingsLinkProps) {
  const target = Math.min(Math.max(1, next), maxServings)
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setServings(target)
  }
  return (
    <a
      href={createHref(target)}
      rel="nofollow"
      {...intent}
      onClick={onClick}
      className={target === next ? 'square' : 'square end'}
      aria-label={target === next ? label : `Limit: ${formatCups(target)}`}
    >
      {children}
    </a>
  )
}
