import { Link } from 'react-router'

import { bannerFrame, paths } from '#domain/paths.ts'
import type { Banner, BannerPlace } from '#domain/settings/settings.types.ts'

import { Advertisement } from './advertisement.island.tsx'

type PromoBannerProps = { banner: Banner | null; place: BannerPlace }

export function PromoBanner({ banner, place }: PromoBannerProps) {
  if (!banner) return null
  const label = place === 'header' ? 'Announcement' : 'Before you go'
  return (
    <aside className={`promo ${place}`} aria-label={label}>
      {banner.kind === 'adsense' ? (
        <Advertisement client={banner.client} slot={banner.slot} />
      ) : banner.kind ? (
        <iframe
          src={bannerFrame(place)}
          title={banner.title || label}
          height={banner.height}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        />
      ) : (
        <div className="wrap">
          <p>
            {banner.title && <b>{banner.title}</b>} {banner.description}
          </p>
          {banner.buttonText && (
            <Link to={paths.pricing} className="button plain">
              {banner.buttonText}
            </Link>
          )}
        </div>
      )}
    </aside>
  )
}
