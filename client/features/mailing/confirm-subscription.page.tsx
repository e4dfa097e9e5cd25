import { type ActionFunctionArgs, Link } from 'react-router'

import { attempt } from '#client/core/outcome.ts'
import { MailLink, readLinkToken } from '#client/ui/mail-link.tsx'
import { paths } from '#domain/paths.ts'

import { confirmSubscription } from './mailing.api.ts'
import { OpensField } from './opens-field.tsx'

export async function action({ context, request }: ActionFunctionArgs) {
  const opens = (await request.formData()).has('opens')
  return attempt(() => confirmSubscription(context, { token: readLinkToken(), opens }))
}

export const Component = () => (
  <MailLink
    title="Confirm your subscription"
    text="One press, and our letters come to the address to which this link was sent."
    renderFields={() => <OpensField />}
    button="Confirm my subscription"
    doneTitle="Thank you"
    renderDone={() => (
      <>
        <p>
          You are subscribed to our mailing list. You can leave it, and change what you chose, at any time: every letter
          has a link for it.
        </p>
        <p className="mt-6">
          <Link to={paths.remedies} className="button">
            Look at the shelf
          </Link>
        </p>
      </>
    )}
    otherwise={<p>It may have been used, or it is older than a week. Subscribe once more to get a new one.</p>}
  />
)
