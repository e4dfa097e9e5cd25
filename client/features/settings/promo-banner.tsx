import { type ComponentType, lazy, Suspense } from 'react'
import { Link } from 'react-router'

import { useConsent } from '#client/core/consent.ts'
import { bannerFrame, paths } from '#domain/paths.ts'
import type { AdIds, Banner, BannerPlace } from '#domain/settings/settings.types.ts'

type PromoBannerProps = { banner: Banner | null; place: BannerPlace }

const Advertisement = lazy<ComponentType<AdIds>>(() =>
  import('./advertisement.tsx').catch(() => ({ default: () => null })),
)

export function PromoBanner({ banner, place }: PromoBannerProps) {
  const isReady = useConsent() !== 'unknown'
  if (!banner) return null
  const label = place === 'header' ? 'Announcement' : 'Before you go'
  return (
    <aside className={`promo ${place}`} aria-label={label}>
      {banner.kind === 'adsense' ? (
        <Suspense>{isReady && <Advertisement {...banner} />}</Suspense>
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
