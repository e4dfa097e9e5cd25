import { Link, useFetcher } from 'react-router'

import { formatDay } from '#client/core/format-day.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { paths } from '#domain/paths.ts'
import type { SafetyCopy } from '#domain/profile/profile.types.ts'

/** Shows whether the account has a copy of the health answers, with a button to delete it. */
export function AnswersCopy({ copy }: { copy: SafetyCopy | null }) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <section aria-labelledby="answers">
      <h2 id="answers">Your answers in “For you”</h2>
      {copy ? (
        <>
          <p>
            We’ve kept a copy in your account since {formatDay(copy.agreedAt)}. It was last changed on{' '}
            {formatDay(copy.updatedAt)}. You agreed to this: “{copy.consent}” Deleting the copy doesn’t change the
            answers in your browsers. You can find them under <Link to={paths.forYou}>For you</Link>.
          </p>
          <fetcher.Form method="post">
            <SubmitButton intent="delete-copy" fetcher={fetcher} className="button plain">
              Delete the copy
            </SubmitButton>
            <ActionMessage outcome={fetcher.data} />
          </fetcher.Form>
        </>
      ) : (
        <p>
          Your account contains no answers about your health. Your answers under <Link to={paths.forYou}>For you</Link>{' '}
          stay in your browser. To use them on your other devices, choose to keep a copy in your account there.
        </p>
      )}
    </section>
  )
}
