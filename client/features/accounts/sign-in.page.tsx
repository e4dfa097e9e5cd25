import { type ActionFunctionArgs, redirect, useActionData, useSearchParams } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { readFields } from '#client/core/posted-forms.ts'
import { withStatus } from '#client/core/results.ts'
import { runAction, type ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { formPaths, paths } from '#domain/paths.ts'
import { parseReturnPath } from '#domain/query.ts'

import { signIn } from './accounts.api.ts'
import { EmailField } from './email-field.tsx'
import { SignInPassword } from './sign-in-password.island.tsx'

type SignInOutcome = ActionResult & { email: string }

/** Signs in and redirects to the page that `from` names. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { email = '', password = '' } = await readFields(request)
  const { data: result, init } = await runAction(() => signIn(context, { email, password }), { hasSummary: true })
  if (result.isDone)
    return redirect(`${parseReturnPath(new URL(request.url).searchParams) ?? paths.home}#signed-in`, 303)
  return withStatus<SignInOutcome>({ ...result, email }, init?.status)
}

/** Sign-in form for browsers without JavaScript. All others have a dialog. */
export function Component() {
  const outcome = useActionData<SignInOutcome>()
  const [query] = useSearchParams()
  return (
    <div className="mx-auto mt-10 max-w-[30rem]">
      <PageHead title="Sign In" description="Sign in to access your saved remedies" />
      <h1>Welcome Back</h1>
      <p className="mt-2 text-quiet">Sign in to access your saved remedies</p>
      <form
        method="post"
        action={`${paths.signInPage}${query.size > 0 ? `?${query.toString()}` : ''}`}
        className="fields mt-6"
      >
        <ActionMessage outcome={outcome} />
        <EmailField id="email" typedValues={{ email: outcome?.email ?? '' }} error={outcome?.errors['email']} />
        <SignInPassword error={outcome?.errors['password']} />
        <button type="submit" className="button justify-self-start">
          Sign In
        </button>
        <a href={paths.forgottenPassword} className="stand-alone needs-script justify-self-start">
          Forgot your password?
        </a>
      </form>
      <form method="post" action={formPaths.signOut} className="without-script mt-10">
        <p className="mb-2 text-quiet">Already signed in?</p>
        <button type="submit" className="button plain">
          Sign Out
        </button>
      </form>
    </div>
  )
}
