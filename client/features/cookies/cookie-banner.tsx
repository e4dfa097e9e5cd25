import { Link } from 'react-router'

import { answerConsent, reopenConsent, useConsent } from '#client/core/consent.ts'
import { isPlainClick } from '#client/core/plain-click.ts'
import { paths } from '#domain/paths.ts'

/** Asks once; what was answered is remembered in the browser. */
export function CookieBanner() {
  if (useConsent() !== 'unanswered') return null
  return (
    <section className="cookie-banner" id="cookie-banner" aria-label="Cookies" tabIndex={-1}>
      <div className="wrap">
        <div>
          <p>We use cookies to enhance your experience.</p>
          <p>
            By continuing to visit this site you agree to the necessary ones.{' '}
            <Link to={paths.privacy} className="inline-link">
              Learn more<span className="sr-only"> about cookies and privacy</span>
            </Link>
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <button type="button" className="button plain" onClick={() => answer('necessary')}>
            Only necessary
          </button>
          <button type="button" className="button" onClick={() => answer('all')}>
            Accept
          </button>
        </div>
      </div>
    </section>
  )
}

/** The focus would be lost with the banner. */
function answer(consent: 'all' | 'necessary') {
  document.getElementById('main')?.focus({ preventScroll: true })
  answerConsent(consent)
}

/** Opens the banner again; until the application runs it leads to what there is to know. */
export function CookieSettings({ className }: { className: string }) {
  return (
    <Link
      to={`${paths.privacy}#cookies`}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        reopenConsent()
        requestAnimationFrame(() => document.getElementById('cookie-banner')?.focus())
      }}
    >
      Cookie settings
    </Link>
  )
}
