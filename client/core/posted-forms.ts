import { type ActionFunctionArgs, redirect } from 'react-router'

import { paths } from '#domain/paths.ts'

import { readFailure } from './call-error.ts'
import type { FormResult } from './form-results.ts'
import { textFields } from './forms.ts'

type Fields = Record<string, string>

/**
 * Creates the action of a form that works without JavaScript. Afterwards, redirects to the page with the form, whose
 * fragment shows the result. Sends a visitor to the sign-in page first.
 */
export const createFormAction =
  (write: (context: ActionFunctionArgs['context'], fields: Fields) => Promise<FormResult>) =>
  async ({ request, context }: ActionFunctionArgs): Promise<Response> => {
    const page = readFormPage(request)
    try {
      const result = await write(context, await readFields(request))
      return redirect(`${page}#${result}`, 303)
    } catch (thrown) {
      const failure = readFailure(thrown)
      if (!failure) throw thrown
      return redirect(
        failure.code === 'unauthenticated'
          ? `${paths.signInPage}?${new URLSearchParams({ from: page })}`
          : `${page}#not-saved`,
        303,
      )
    }
  }

/** Returns the text fields of a request; none if it isn't a form. */
export async function readFields(request: Request): Promise<Fields> {
  return Object.fromEntries(textFields(await request.formData().catch(() => new FormData())))
}

/** Returns path and query of the page with the form, or the home page. Forms of other sites are refused earlier. */
function readFormPage(request: Request): string {
  const referrer = URL.parse(request.headers.get('Referer') ?? '')
  return referrer?.origin === new URL(request.url).origin
    ? referrer.pathname.replace(/^\/+/, '/') + referrer.search
    : paths.home
}
