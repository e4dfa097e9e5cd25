import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'

import { readFailure } from '#client/core/call-error.ts'
import { localDay } from '#client/core/local-day.ts'
import { PageHead } from '#client/core/page-head.tsx'
import { findEntry } from '#client/features/journal/entries.ts'
import { EmergencyNote } from '#client/features/safety/emergency-note.tsx'
import { readProfileText } from '#client/features/safety/profile-presence.ts'
import { paths } from '#domain/paths.ts'
import { parseStoredProfile } from '#domain/safety/stored-profile.ts'
import { prefillFromAnswers, prefillFromEntry, prefillFromRecipe } from '#domain/side-effects/prefill-side-effect.ts'
import type { SideEffectAnswers } from '#domain/side-effects/side-effect-report.ts'

import { OfficialForms } from './official-forms.tsx'
import { SideEffectForm } from './side-effect-form.tsx'
import { SideEffectText } from './side-effect-text.tsx'
import type { SideEffectResult } from './side-effect.action.ts'
import { getRecipe } from './side-effects.api.ts'

/** Loads what a recipe answers. A recipe that can't be shown answers nothing. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<{ answers: SideEffectAnswers }> {
  const address = new URL(request.url).searchParams.get('recipe')
  if (!address) return { answers: {} }
  try {
    return { answers: prefillFromRecipe((await getRecipe(context, address)).recipe) }
  } catch (thrown) {
    if (readFailure(thrown)) return { answers: {} }
    throw thrown
  }
}

/**
 * Returns what this browser knows about the person and the journal entry that the address names after `#`, which no
 * server sees.
 */
function readAnswersInBrowser(): SideEffectAnswers {
  const stored = parseStoredProfile(readProfileText())
  const entry = findEntry(new URLSearchParams(location.hash.slice(1)).get('entry') ?? '')
  return {
    ...(stored && prefillFromAnswers(stored, localDay(new Date()))),
    ...(entry && prefillFromEntry(entry)),
  }
}

export { sideEffectAction as action } from './side-effect.action.ts'

export function Component() {
  const loaded = useLoaderData<{ answers: SideEffectAnswers }>()
  const result = useActionData<SideEffectResult>()
  return (
    <div className="max-w-[46rem] wrap-anywhere">
      <PageHead
        title="Report a side effect"
        description="Prepare a report of a side effect of a herbal tea for the UK Yellow Card scheme or MedWatch in the US."
        path={paths.sideEffect}
      />
      <div className="pt-12 pb-7 print:hidden">
        <h1>Report a side effect</h1>
        <p className="mt-3 max-w-[60ch] text-[1.14rem] text-quiet">
          Did you feel unwell after a herbal tea? Tell your medicines authority. Answer what you know, and we write the
          text that its form asks for. You send it yourself. We don’t store your answers.
        </p>
      </div>
      <EmergencyNote emergencies={result?.emergencies ?? []} introduction="You may need medical help first." />
      {result?.report && <SideEffectText key={result.report} report={result.report} />}
      <div className="grid gap-9 print:hidden">
        {!result?.report && (
          <p className="note">
            <b>Stop drinking the tea</b> and ask a pharmacist or doctor. Call 999 in the UK, 911 in the US or 112 in the
            EU if it is an emergency.
          </p>
        )}
        <SideEffectForm
          initial={result?.answers ?? loaded.answers}
          result={result}
          readAnswers={readAnswersInBrowser}
        />
        <OfficialForms />
      </div>
    </div>
  )
}
