import Sparkles from 'lucide-react/icons/sparkles'
import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { paths } from '#domain/paths.ts'

import { suggestionIntent } from './suggestions.action.ts'
import { shoppingParam } from './use-shopping-selection.ts'

/** Button that requests a blend from the herbs in the cabinet, with a message if none is found. */
export function SuggestBlend({ shopping }: { shopping: string }) {
  const fetcher = useFetcher<ActionResult>()
  const { data } = fetcher
  return (
    <>
      <fetcher.Form method="post" action={paths.cabinet}>
        <input type="hidden" name={shoppingParam} value={shopping} />
        <SubmitButton fetcher={fetcher} intent={suggestionIntent} className="button plain">
          <Sparkles aria-hidden />
          AI Blend Suggestion
        </SubmitButton>
      </fetcher.Form>
      <p role="status" className="max-w-[44rem] basis-full text-quiet empty:hidden">
        {data?.isDone && data.message}
      </p>
    </>
  )
}
