import { useEffect, useRef } from 'react'

import { useFetcher } from '#client/core/fetcher.tsx'
import { createIsland } from '#client/core/island.tsx'
import { paths, subscriptionDataPath } from '#domain/paths.ts'

import type { SubscribeOutcome } from './subscribe.action.ts'

/** `path` is the page that accepts the form without JavaScript. `postedOutcome` is its response. */
type MailingCardProps = { path: string; postedOutcome: SubscribeOutcome | undefined }

export const MailingCard = createIsland({ name: 'mailing-card', Content: Card })

/** Newsletter sign-up. */
function Card({ path, postedOutcome }: MailingCardProps) {
  const fetcher = useFetcher<SubscribeOutcome>()
  const outcome = fetcher.data ?? postedOutcome
  const isSending = fetcher.state !== 'idle'
  const failure = outcome && !outcome.subscribed ? outcome : undefined
  const { errors, values } = failure ?? {}
  const resultRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) resultRef.current?.focus()
  }, [outcome])
  return (
    <section className="mailing" id="mailing-list" aria-labelledby="mailing-title">
      <h2 id="mailing-title" className="text-[1.45rem] text-cobalt">
        New recipes by email
      </h2>
      <p className="mt-1 text-quiet">Occasional emails about new and updated recipes.</p>
      {outcome?.subscribed ? (
        <div className="done" ref={resultRef} tabIndex={-1}>
          Successfully subscribed to our mailing list! Check your inbox and confirm your subscription.
        </div>
      ) : (
        <form
          method="post"
          action={`${path}#mailing-list`}
          noValidate
          className="mt-4 grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void fetcher.submit(new FormData(event.currentTarget), {
              action: subscriptionDataPath,
              isReloading: false,
            })
          }}
        >
          <input type="hidden" name="source" value={path === paths.mailingList ? 'footer' : 'recipe_page'} />
          {failure && (
            // Doesn't use `ErrorSummary`, which would add half a kilobyte to every recipe page.
            <div ref={resultRef} className="refusal error-summary" role="group" aria-labelledby="problem" tabIndex={-1}>
              <h2 id="problem">There’s a problem</h2>
              {failure.message ?? <a href="#mailing-email">{errors?.email}</a>}
            </div>
          )}
          <div>
            <label htmlFor="mailing-email">Email</label>
            <input
              className="field"
              id="mailing-email"
              type="email"
              name="email"
              required
              maxLength={254}
              autoComplete="email"
              defaultValue={values?.email}
              aria-invalid={errors?.email !== undefined}
              aria-describedby="mailing-error"
            />
            <p id="mailing-error" className="error">
              {errors?.email}
            </p>
          </div>
          <div>
            <label htmlFor="mailing-name">First name (optional)</label>
            <input
              className="field"
              id="mailing-name"
              name="firstName"
              maxLength={60}
              autoComplete="given-name"
              defaultValue={values?.firstName}
            />
          </div>
          <button type="submit" className="button justify-self-start" disabled={isSending}>
            {isSending ? 'Loading...' : 'Subscribe'}
          </button>
          <small className="text-quiet">
            We keep your address only for this list. <a href={paths.privacy}>Privacy Policy</a>
          </small>
        </form>
      )}
    </section>
  )
}
