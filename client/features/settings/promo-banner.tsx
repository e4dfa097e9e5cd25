import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'
import type { Banner } from '#domain/settings/settings.types.ts'

type PromoBannerProps = { banner: Banner | null; place: 'header' | 'footer' }

/** What the administrator wants told on every page; nothing while there is nothing. */
export function PromoBanner({ banner, place }: PromoBannerProps) {
  if (!banner) return null
  const { title, description, buttonText } = banner
  return (
    <aside className={`promo ${place}`} aria-label={place === 'header' ? 'Announcement' : 'Before you go'}>
      <div className="wrap">
        <p>
          {title && <b>{title}</b>} {description}
        </p>
        {buttonText && (
          <Link to={paths.pricing} className="button plain">
            {buttonText}
          </Link>
        )}
      </div>
    </aside>
  )
}
