import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'

import type { FetcherWithActions } from '#client/core/fetcher.tsx'
import { DraftNote } from '#client/ui/draft-note.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { useDraft } from '#client/ui/use-draft.ts'
import type { ViewLimits } from '#domain/accounts/accounts.types.ts'
import { maxWishLength } from '#domain/blends/blends.limits.ts'
import { blendMessages } from '#domain/blends/blends.messages.ts'
import { tastes } from '#domain/blends/blends.types.ts'
import { blendsDataPath, paths } from '#domain/paths.ts'

import type { BlendResult } from './blends.resource.ts'

const examples = [
  'I lie awake and my stomach feels bloated. No peppermint, please.',
  'A dry cough and a blocked nose for two days',
  'Something for a long afternoon at the desk, without caffeine',
]

type BlendRequestFormProps = {
  blendFetcher: FetcherWithActions<BlendResult>
  limits: ViewLimits | null
  provider: string | null
  onSubmitted: () => void
}

/** Form for a blend request. The text stays in the form after the request. */
export function BlendRequestForm({ blendFetcher, limits, provider, onSubmitted }: BlendRequestFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  const changeText = (description: string) => {
    setText(description)
    draft.save(description.trim() === '' ? null : description)
  }
  const draft = useDraft({
    name: 'blend wish',
    read: (storedText) => (typeof storedText === 'string' && storedText !== text ? storedText : undefined),
    fill: changeText,
    empty: () => setText(''),
  })
  const submittedText = useRef<string>(undefined)
  const answer = blendFetcher.data?.answer
  const removeDraft = useEffectEvent(() => {
    if (text === submittedText.current) draft.save(null)
  })
  useEffect(() => {
    if (answer) removeDraft()
  }, [answer])
  const isUsedUp = limits?.viewsRemaining === 0 || blendFetcher.data?.isUsedUp === true
  const fillExample = (example: string) => {
    const textArea = form.current?.querySelector('textarea')
    if (!textArea) return
    changeText(example)
    textArea.focus()
  }
  return (
    <blendFetcher.Form
      ref={form}
      method="post"
      action={blendsDataPath}
      className="label max-w-208 print:hidden"
      onSubmit={() => {
        submittedText.current = text
        onSubmitted()
      }}
    >
      <div>
        <DraftNote draft={draft} />
        <input type="hidden" name="draft" value={draft.key} />
        <TextArea
          label="What is the tea for?"
          name="description"
          max={maxWishLength}
          rows={4}
          required
          value={text}
          onChange={(event) => changeText(event.currentTarget.value)}
          hint="Describe your symptoms, mood or goal. Say what you can’t drink and who the tea is for."
          error={undefined}
        />
        <p className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-[.95rem] text-quiet">
          <span className="basis-full">For example</span>
          {examples.map((example) => (
            <button
              key={example}
              type="button"
              className="min-h-8 cursor-pointer py-0.75 text-start text-cobalt underline underline-offset-[3px]"
              onClick={() => fillExample(example)}
            >
              {example}
            </button>
          ))}
        </p>
        <fieldset className="mt-4.5 mb-2 grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-3.5 gap-y-0.5">
          <legend className="mb-1 font-semibold">How should the tea taste?</legend>
          {tastes.map((taste) => (
            <label key={taste} className="check">
              <input type="checkbox" name="taste" value={taste} />
              <span>{taste}</span>
            </label>
          ))}
        </fieldset>
        {limits?.isPremium && (
          <label className="check">
            <input type="checkbox" name="ownOnly" />
            <span>Only use herbs in my cabinet</span>
          </label>
        )}
        <div className="mt-4.5 flex flex-wrap items-center gap-x-5.5 gap-y-3">
          <SubmitButton fetcher={blendFetcher} intent="generate" isReady={text.trim() !== ''}>
            Generate My Blend
          </SubmitButton>
          <RemainingBlends limits={limits} isUsedUp={isUsedUp} />
        </div>
        {isUsedUp && (
          <p className="note mt-4" role="status">
            {blendMessages.limitReached}{' '}
            <Link to={paths.pricing} className="whitespace-nowrap">
              Compare Free and Premium
            </Link>
          </p>
        )}
        <p className="mt-4 text-[.93rem] text-quiet">
          {provider === null
            ? 'We only use what you type to answer this request, and we don’t store it. This browser keeps it until you send it.'
            : `We send what you type to ${provider}, whose model suggests herbs. Our safety check decides which blends you see. We send nothing else about you, and we don’t store what you type. This browser keeps it until you send it.`}
        </p>
      </div>
    </blendFetcher.Form>
  )
}

function RemainingBlends({ limits, isUsedUp }: { limits: ViewLimits | null; isUsedUp: boolean }) {
  if (!limits || limits.viewsRemaining === null || limits.maxViews === null) return null
  return (
    <p
      className="rounded-full border-[1.5px] border-line bg-wash px-3.5 py-0.75 text-[.93rem] font-semibold text-quiet"
      role="status"
    >
      {isUsedUp ? 0 : limits.viewsRemaining} of {limits.maxViews} free blends left this month
    </p>
  )
}
