import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'

import type { FetcherWithActions } from '#client/core/fetcher.tsx'
import { DraftNote } from '#client/ui/draft-note.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { useDraft } from '#client/ui/use-draft.ts'
import type { ViewLimits } from '#domain/accounts/accounts.types.ts'
import { wishMax } from '#domain/blends/blends.limits.ts'
import { blendWords } from '#domain/blends/blends.messages.ts'
import { tastes } from '#domain/blends/blends.types.ts'
import { blendsForBrowser, paths } from '#domain/paths.ts'

import type { BlendResult } from './blends.resource.ts'

const examples = [
  'I lie awake and my stomach feels bloated. No peppermint, please.',
  'A dry cough and a blocked nose for two days',
  'Something for a long afternoon at the desk, without caffeine',
]

type WishFormProps = {
  request: FetcherWithActions<BlendResult>
  limits: ViewLimits | null
  provider: string | null
  onWish: () => void
}

/** Form for a blend request. Keeps its text after sending. */
export function WishForm({ request, limits, provider, onWish }: WishFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  const write = (description: string) => {
    setText(description)
    draft.keep(description.trim() === '' ? null : description)
  }
  const draft = useDraft({
    name: 'blend wish',
    read: (stored) => (typeof stored === 'string' && stored !== text ? stored : undefined),
    fill: write,
    empty: () => setText(''),
  })
  const sent = useRef<string>(undefined)
  const answer = request.data?.answer
  const removeAnswered = useEffectEvent(() => {
    if (text === sent.current) draft.keep(null)
  })
  useEffect(() => {
    if (answer) removeAnswered()
  }, [answer])
  const isUsedUp = limits?.viewsRemaining === 0 || request.data?.isUsedUp === true
  const fillExample = (example: string) => {
    const area = form.current?.querySelector('textarea')
    if (!area) return
    write(example)
    area.focus()
  }
  return (
    <request.Form
      ref={form}
      method="post"
      action={blendsForBrowser}
      className="wish label print:hidden"
      onSubmit={() => {
        sent.current = text
        onWish()
      }}
    >
      <div>
        <DraftNote draft={draft} />
        <input type="hidden" name="draft" value={draft.key} />
        <TextArea
          label="What should the tea be for?"
          name="description"
          max={wishMax}
          rows={4}
          required
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          hint="Describe symptoms, a mood or a goal. Add what you cannot drink and who it is for."
          error={undefined}
        />
        <p className="wish-examples">
          <span>For example</span>
          {examples.map((example) => (
            <button key={example} type="button" className="link-like" onClick={() => fillExample(example)}>
              {example}
            </button>
          ))}
        </p>
        <fieldset className="tastes">
          <legend>How should it taste?</legend>
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
        <div className="wish-end">
          <SubmitButton fetcher={request} intent="generate" isReady={text.trim() !== ''}>
            Generate My Blend
          </SubmitButton>
          <Remaining limits={limits} isUsedUp={isUsedUp} />
        </div>
        {isUsedUp && (
          <p className="note mt-4" role="status">
            {blendWords.limit}{' '}
            <Link to={paths.pricing} className="whitespace-nowrap">
              Compare Free and Premium
            </Link>
          </p>
        )}
        <p className="mt-4 text-[.93rem] text-quiet">
          {provider === null
            ? 'We only use your words for this answer and don’t store them. This browser keeps them until you send them.'
            : `We send your words to ${provider}, whose model suggests herbs. Our check decides. We send nothing else about you and don’t store your words. This browser keeps them until you send them.`}
        </p>
      </div>
    </request.Form>
  )
}

function Remaining({ limits, isUsedUp }: { limits: ViewLimits | null; isUsedUp: boolean }) {
  if (!limits || limits.viewsRemaining === null || limits.maxViews === null) return null
  return (
    <p className="blend-badge" role="status">
      {isUsedUp ? 0 : limits.viewsRemaining} of {limits.maxViews} free blends left this month
    </p>
  )
}
