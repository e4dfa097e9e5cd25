import { paths } from '#domain/paths.ts'

/** Cookie banner, hidden in the document. `watch-cookie-banner.ts` shows it until the user answers. */
export const CookieBanner = () => (
  <section
    className="cookie-banner"
    id="cookie-banner"
    aria-label="Cookies"
    tabIndex={-1}
    hidden
    suppressHydrationWarning
  >
    <div className="wrap">
      <div>
        <p>We use cookies to enhance your experience.</p>
        <p>
          By continuing to use this site, you agree to necessary cookies.{' '}
          <a href={paths.privacy} className="inline-link">
            Learn more<span className="sr-only"> about cookies and privacy</span>
          </a>
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <button type="button" className="button plain" data-consent="necessary">
          Only necessary
        </button>
        <button type="button" className="button" data-consent="all">
          Accept
        </button>
      </div>
    </div>
  </section>
)

/** Opens the banner again. Without JavaScript it's a plain link to the privacy page. */
export const CookieSettings = ({ className }: { className: string }) => (
  <a href={`${paths.privacy}#cookies`} className={className} data-cookie-settings>
    Cookie settings
  </a>
)
