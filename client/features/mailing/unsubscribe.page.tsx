import { type ActionFunctionArgs, Form, Link, useActionData, useNavigation } from 'react-router'

import { type Outcome } from '#client/core/outcome.ts'
import { PageHead } from '#client/core/page-head.tsx'
import { paths } from '#domain/paths.ts'

import { leave } from './leave.ts'

export const action = (given: ActionFunctionArgs) => leave(given)

/** Opening it changes nothing; the form works with and without the application. */
export function Component() {
  const outcome = useActionData<Outcome>()
  const isSending = useNavigation().state !== 'idle'
  return (
    <section className="mx-auto max-w-[34rem] pt-12">
      <PageHead title="Unsubscribe" description="Leave the mailing list of Herbal Remedies." />
      <h1 className="text-[clamp(2rem,1.5rem+2.4vw,3rem)]">
        {outcome?.isDone ? 'You are unsubscribed' : 'Unsubscribe'}
      </h1>
      {outcome?.isDone ? (
        <p className="mt-5 text-[1.1rem]" role="status">
          No further letter goes to you. If you change your mind, you can{' '}
          <Link to={paths.mailingList}>subscribe again</Link> at any time.
        </p>
      ) : (
        <Form method="post" className="fields mt-4" preventScrollReset>
          <p className="text-[1.1rem] text-quiet">One press, and no further letter goes to you.</p>
          <p className="fault" role="alert">
            {outcome?.message}
          </p>
          {outcome?.code === 'not_found' && (
            <p>
              It may have been cut off. Try the link of another letter, or <Link to={paths.contact}>write to us</Link>,
              and we take you off the list.
            </p>
          )}
          <button type="submit" className="button" disabled={isSending}>
            {isSending ? 'Loading...' : 'Unsubscribe'}
          </button>
        </Form>
      )}
    </section>
  )
}
