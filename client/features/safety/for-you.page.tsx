import { lazy, Suspense, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import { useFetcher } from '#client/core/fetcher.tsx'
import { PageHead } from '#client/core/page-head.tsx'
import { useSession } from '#client/core/session.ts'
import { showToast } from '#client/core/toasts.ts'
import { GoBackLink } from '#client/ui/go-back-link.tsx'
import { useIsHydrated } from '#client/ui/use-is-hydrated.ts'
import { canGoBack } from '#client/ui/watch-go-back-links.ts'
import { formatDay } from '#domain/date-in-words.ts'
import { savedAnswersPath, paths } from '#domain/paths.ts'
import { educationalDisclaimer, unreviewedDisclaimer } from '#domain/safety/disclaimers.ts'

import { AnswersForm } from './answers-form.tsx'
import { useHasProfile } from './profile-presence.ts'
import { deleteProfile, useStoredProfile } from './profile-store.ts'

/** Loaded only for members. If loading fails, the page works without it. */
const AccountCopy = lazy(() =>
  import('./account-copy.tsx').then(
    (module) => ({ default: module.AccountCopy }),
    () => ({ default: () => null }),
  ),
)

export function Component() {
  const session = useSession()
  const copyKey = `${savedAnswersPath} ${session?.user.id ?? ''}`
  const { submit } = useFetcher({ key: copyKey })
  const [restoreCount, setRestoreCount] = useState(0)
  const savedProfile = useStoredProfile()
  const hasProfile = useHasProfile()
  const isReady = useIsHydrated()
  const [isSaved, setIsSaved] = useState(false)
  const topRef = useRef<HTMLDivElement>(null)
  const focusTop = () => {
    requestAnimationFrame(() => topRef.current?.focus())
  }
  return (
    <>
      <PageHead
        title="For you"
        description="Enter your age, illnesses, medicines and allergies once, and your browser checks every recipe for you. Your answers stay in the browser, unless you keep a copy in your account."
        path={paths.forYou}
      />
      <div className="pt-12 pb-8">
        <h1>For you</h1>
        <p className="mt-2.5 max-w-[60ch] text-[1.1rem] text-quiet">
          A tea that suits one person may not suit another. Tell us about your health and every recipe says what it
          means for you, with reasons and sources. Your answers stay in this browser.
        </p>
      </div>
      <div ref={topRef} tabIndex={-1} className="grid max-w-[60rem] gap-6 pb-6">
        <section className="note" aria-labelledby="answers-privacy">
          <h2 id="answers-privacy" className="mb-2 text-[1.3rem]">
            Your answers stay private
          </h2>
          <p>
            Your browser keeps your answers and checks the recipes. We only receive your answers if you have an account
            and choose to keep a copy there. We never give them to anyone else or put them in an email. Other people who
            use this browser can read them.
          </p>
          <p className="mt-2">{`${educationalDisclaimer} ${unreviewedDisclaimer}`}</p>
        </section>
        <p className="refusal scripting:hidden">
          This page needs JavaScript, because your browser does the check. Without JavaScript, you can still read each
          recipe’s safety notes for everyone, under Important Notes.
        </p>
        {hasProfile && (
          <StoredAnswers
            savedOn={savedProfile?.savedOn}
            isSaved={isSaved}
            onRemoved={() => {
              setIsSaved(false)
              focusTop()
            }}
          />
        )}
        {session && (
          <Suspense>
            <AccountCopy
              savedProfile={savedProfile}
              fetcherKey={copyKey}
              onRestored={() => {
                setRestoreCount(restoreCount + 1)
                focusTop()
              }}
            />
          </Suspense>
        )}
      </div>
      <AnswersForm
        key={`${savedProfile ? 'saved' : 'new'} ${restoreCount}`}
        savedProfile={savedProfile}
        isReady={isReady}
        onSaved={() => {
          setIsSaved(true)
          focusTop()
          if (session) void submit({ intent: 'update' }, { action: savedAnswersPath })
        }}
      />
    </>
  )
}

type StoredAnswersProps = { savedOn: string | undefined; isSaved: boolean; onRemoved: () => void }

function StoredAnswers({ savedOn, isSaved, onRemoved }: StoredAnswersProps) {
  const [query] = useSearchParams()
  const from = toLocalPath(query.get('from'))
  return (
    <section className="label" aria-labelledby="saved-answers">
      <div>
        <h2 id="saved-answers" className="text-[1.3rem]">
          {isSaved ? 'Your answers are saved' : 'You have answers saved in this browser'}
        </h2>
        <p className="mt-2 text-quiet">
          {savedOn
            ? `Saved on ${formatDay(savedOn)}. We check every recipe against them in this browser.`
            : 'We can’t read these answers. Delete them, or answer again.'}
        </p>
        <p className="mt-4 flex flex-wrap gap-3">
          <BackLink from={from} />
          <button
            type="button"
            className="button plain"
            onClick={() => {
              const isDeleted = deleteProfile()
              showToast(
                isDeleted ? 'success' : 'error',
                isDeleted
                  ? 'Answers deleted'
                  : 'We couldn’t delete your answers. Clear this site’s data in your browser’s settings',
              )
              onRemoved()
            }}
          >
            Delete my answers
          </button>
        </p>
      </div>
    </section>
  )
}

/** Link to the page named in `from`, or else back in the history, or else to the remedies. */
function BackLink({ from }: { from: string | undefined }) {
  if (!from && canGoBack()) return <GoBackLink fallback={paths.remedies} className="button" />
  return (
    <Link to={from ?? paths.remedies} className="button">
      {from?.startsWith(paths.recipe('')) ? 'Back to the recipe' : from ? 'Back to where you were' : 'See the remedies'}
    </Link>
  )
}

/** Returns the path and query of a URL on this site; undefined for other sites and for this page. */
function toLocalPath(urlText: string | null): string | undefined {
  const { origin } = location
  if (!urlText?.startsWith('/') || !URL.canParse(urlText, origin)) return undefined
  const url = new URL(urlText, origin)
  return url.origin === origin && url.pathname !== paths.forYou ? url.pathname + url.search : undefined
}
