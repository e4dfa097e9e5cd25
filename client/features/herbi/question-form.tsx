import ArrowUp from 'lucide-react/icons/arrow-up'
import Square from 'lucide-react/icons/square'
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useEffectEvent,
} from 'react'

import { DraftNote } from '#client/ui/draft-note.tsx'
import { useDraft } from '#client/ui/use-draft.ts'
import { formatCharactersLeft } from '#domain/characters-left.ts'
import { herbiMessages } from '#domain/herbi/chat.messages.ts'
import { maxQuestionLength } from '#domain/herbi/chat.rules.ts'
import { questionsLeftNotice, conversationMessages } from '#domain/herbi/conversation.messages.ts'
import { findLastAnsweredBy } from '#domain/herbi/conversation.rules.ts'
import type { HerbiStatus } from '#domain/herbi/herbi.types.ts'

import { isAnswerPending, stopAnswer, type ActiveConversation } from './active-conversation.ts'
import { AnswerSourceLine } from './answer-source.tsx'
import { showQuestionError, useTypedQuestion, questionDraftName, setQuestion } from './typed-question.ts'

const maxRows = 8
/** Characters per line in the narrowest box. Needed in browsers that don't resize the box automatically. */
const lineLength = 44

type QuestionFormProps = {
  textArea: RefObject<HTMLTextAreaElement | null>
  conversation: ActiveConversation
  status: HerbiStatus | null | undefined
  isReady: boolean
  ask: (question: string) => void
}

/** Question box. The text disappears when the question is sent, and returns if the question isn't accepted. */
export function QuestionForm({ textArea, conversation, status, isReady, ask }: QuestionFormProps) {
  const id = useId()
  const { text, error } = useTypedQuestion()
  const draft = useQuestionDraft(text, conversation)
  const isBusy = isAnswerPending(conversation)
  const canAsk = isReady && status !== undefined
  const question = text.trim()
  const isTooLong = question.length > maxQuestionLength
  /** True if the user pressed Enter before the status had loaded. */
  const isSubmitPending = useRef(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    textArea.current?.focus()
    if (question === '') showQuestionError(herbiMessages.blank)
    else if (isTooLong) showQuestionError(conversationMessages.tooLong)
    else if (canAsk) ask(question)
    else isSubmitPending.current = status === undefined
  }
  useEffect(() => {
    if (!isSubmitPending.current || status === undefined) return
    isSubmitPending.current = false
    // If another provider answers, the user must be able to read that before the question is sent.
    if (!status?.provider) textArea.current?.form?.requestSubmit()
  }, [status, textArea])
  return (
    <form className="herbi-form" aria-label="Ask Herbi" noValidate onSubmit={submit}>
      <DraftNote draft={draft} />
      <div className="herbi-box" data-error={error !== undefined}>
        <label htmlFor={id} className="sr-only">
          Your question
        </label>
        <textarea
          className="max-h-[min(14rem,34dvh)] min-h-11.5 min-w-0 flex-1 resize-none rounded-box bg-transparent py-2.5 ps-3 pe-1 leading-[1.5] field-sizing-content placeholder:text-quiet placeholder:opacity-100 focus:outline-none"
          ref={textArea}
          id={id}
          name="message"
          value={text}
          rows={Math.min(maxRows, text.split('\n').length + Math.floor(text.length / lineLength))}
          placeholder="Ask about herbs, remedies or brewing"
          enterKeyHint="send"
          dir="auto"
          aria-invalid={error !== undefined || isTooLong}
          aria-describedby={`${id}hint ${id}error`}
          onChange={(event) => {
            isSubmitPending.current = false
            draft.write(event.currentTarget.value)
          }}
          onKeyDown={sendOnEnter}
        />
        {isBusy ? <StopButton onStop={() => textArea.current?.focus()} /> : <AskButton canAsk={canAsk} />}
      </div>
      <p className="error mt-2" id={`${id}error`} role="alert">
        {error}
      </p>
      <p className="mt-2 flex flex-wrap justify-between gap-x-5 text-[.9rem] leading-[1.45] text-quiet">
        <AnswerSourceLine status={status} lastAnsweredBy={findLastAnsweredBy(conversation.exchanges)} />
        <span id={`${id}hint`} className="max-[36rem]:hidden">
          <Key>Enter</Key> to send, <Key>Shift</Key> + <Key>Enter</Key> for a new line
        </span>
        <span>{questionsLeftNotice(conversation.questionsLeft ?? status?.questionsLeft ?? Infinity)}</span>
        <span role="status" className={isTooLong ? 'error' : undefined}>
          {formatCharactersLeft(question.length, maxQuestionLength)}
        </span>
      </p>
    </form>
  )
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-[5px] border border-line bg-sheet px-1.25 [font:inherit]">{children}</kbd>
)

const buttonSize = 'min-w-[6.4rem] flex-none max-[36rem]:min-w-0 max-[36rem]:px-3.5'

const AskButton = ({ canAsk }: { canAsk: boolean }) => (
  <button key="ask" type="submit" className={`button ${buttonSize}`} aria-disabled={!canAsk}>
    <ArrowUp aria-hidden />
    Ask
  </button>
)

/** Ignores the second click of a double click on the ask button, which this button replaces. */
function StopButton({ onStop }: { onStop: () => void }) {
  const stop = ({ detail }: MouseEvent) => {
    if (detail > 1) return
    stopAnswer()
    onStop()
  }
  return (
    <button key="stop" type="button" className={`button plain ${buttonSize}`} onClick={stop}>
      <Square aria-hidden />
      Stop
    </button>
  )
}

/** Stores the typed question until Herbi has answered. Doesn't restore a question that the conversation contains. */
function useQuestionDraft(text: string, { exchanges }: ActiveConversation) {
  const draft = useDraft({
    name: questionDraftName,
    read: (storedText) =>
      typeof storedText === 'string' &&
      ![text, ...exchanges.map(({ question }) => question)].includes(storedText.trim())
        ? storedText
        : undefined,
    fill: (question) => write(question),
    empty: () => setQuestion(''),
  })
  const write = (question: string) => {
    setQuestion(question)
    draft.save(question.trim() === '' ? null : question)
  }
  const state = exchanges.at(-1)?.reply.state
  const isAnswered = text === '' && (state === 'answered' || state === 'emergencies')
  const removeDraft = useEffectEvent(() => draft.save(null))
  useEffect(() => {
    if (isAnswered) removeDraft()
  }, [isAnswered])
  return { ...draft, write }
}
