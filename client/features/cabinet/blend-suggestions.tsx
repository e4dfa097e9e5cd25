import Sparkles from 'lucide-react/icons/sparkles'
import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { EmptyState } from '#client/ui/plain-jar.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { shoppingParam } from '#domain/cabinet/cabinet-url.ts'
import type { CabinetHerb, CabinetItem, CheckedSuggestion } from '#domain/cabinet/cabinet.types.ts'
import { paths } from '#domain/paths.ts'
import { unreviewedDisclaimer } from '#domain/safety/disclaimers.ts'

import type { DialogAction } from './cabinet-actions.ts'
import { suggestionIntent } from './cabinet.action.ts'
import { SuggestionCard } from './suggestion-card.tsx'
import type { VerdictRenderers } from './verdict-renderers.ts'

type BlendSuggestionsProps = {
  suggestions: readonly CheckedSuggestion[]
  herbs: readonly CabinetHerb[]
  items: readonly CabinetItem[]
  verdictRenderers: VerdictRenderers
  onAction: (action: DialogAction) => void
}

export function BlendSuggestions({ suggestions, herbs, items, verdictRenderers, onAction }: BlendSuggestionsProps) {
  const emojis = new Map(herbs.map(({ name, emoji }) => [name, emoji]))
  return (
    <section id="suggestions" tabIndex={-1} aria-labelledby="suggestions-title">
      <h2 id="suggestions-title" className="sr-only">
        Suggested blends
      </h2>
      {suggestions.length === 0 ? (
        <NoSuggestions />
      ) : (
        <>
          <div className="mt-7 grid grid-cols-[repeat(auto-fill,minmax(min(26rem,100%),1fr))] items-start gap-x-8 gap-y-6">
            {suggestions.map((suggestion) => (
              <SuggestionCard
                key={suggestion.id}
                suggestion={suggestion}
                emojis={emojis}
                firstExpiry={findFirstExpiry(items, suggestion.suggestedHerbs)}
                verdictRenderers={verdictRenderers}
                onDelete={() => onAction({ kind: 'delete-suggestion', suggestion })}
              />
            ))}
          </div>
          <p className="mt-6 max-w-[68ch] text-[.93rem] text-quiet">
            A program creates these blends from your herbs, not a person. We check each one for a level teaspoon per cup
            and two cups a day. We check blends that you saved from the generator at their own amounts.{' '}
            {unreviewedDisclaimer}
          </p>
        </>
      )}
    </section>
  )
}

const findFirstExpiry = (items: readonly CabinetItem[], names: readonly string[]) =>
  items
    .flatMap(({ herb, expiryDate }) => (expiryDate !== null && names.includes(herb.name) ? expiryDate : []))
    .toSorted()[0]

const NoSuggestions = () => (
  <div className="flex flex-col items-center py-10 text-center">
    <EmptyState className="w-32" />
    <p className="mt-6 max-w-[34ch] font-display text-[1.5rem] leading-tight font-semibold">No suggestions yet</p>
    <p className="mt-2 max-w-[44ch] text-balance text-quiet">
      Choose “AI Blend Suggestion” for a blend of the herbs you have. We only suggest blends that pass our check. The
      last ten suggestions appear here.
    </p>
  </div>
)

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
