import { type ActionFunctionArgs, Link, useParams } from 'react-router'

import { EmailLinkPage, readLinkToken } from '#client/ui/email-link-page.tsx'
import { paths } from '#domain/paths.ts'

import { runWithoutToast } from './email-link.tsx'
import { confirmSubscription } from './mailing.api.ts'
import { OpenTrackingField } from './preferences-fields.tsx'

/** Older emails have the token after `#`. */
export async function action({ context, request, params: { token = readLinkToken() } }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => new FormData())
  return runWithoutToast(
    () => confirmSubscription(context, { token, opens: form.has('opens') }),
    ({ status }) => (status === 'already' ? 'You are already subscribed.' : undefined),
  )
}

export const Component = () => (
  <EmailLinkPage
    needsScript={useParams()['token'] === undefined}
    title="Confirm your subscription"
    text="Confirm that you want our newsletter at the email address that we sent this link to."
    renderFields={() => <OpenTrackingField />}
    button="Confirm my subscription"
    doneTitle="Thank you"
    renderDone={(outcome) => (
      <>
        <p>
          {outcome?.message ?? 'You are subscribed to our mailing list.'} You can unsubscribe or change your choices at
          any time with the links in every email.
        </p>
        <p className="mt-6">
          <Link to={paths.remedies} className="button">
            Browse remedies
          </Link>
        </p>
      </>
    )}
    fallback={
      <p>
        This link may be more than a week old, or you may have unsubscribed since we sent it. Subscribe again to get a
        new link.
      </p>
    }
  />
)
