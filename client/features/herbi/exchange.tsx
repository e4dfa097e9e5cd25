import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { MarkedText } from '#client/ui/marked-text.tsx'
import { JarMark } from '#client/ui/plain-jar.tsx'
import type { Exchange } from '#domain/herbi/conversation.rules.ts'
import { parsePartialMarkdown } from '#domain/herbi/partial-markdown.rules.ts'
import { paths } from '#domain/paths.ts'

import { Answer } from './answer.tsx'
import type { Renderers } from './chat.types.ts'
import { Helpful } from './helpful.tsx'

type ExchangeProps = Renderers & { exchange: Exchange; ask: (question: string) => void; children: ReactNode }

/** Question with its reply. Screen readers announce only the complete reply. */
export function ExchangeView({ exchange, ask, children, ...renderers }: ExchangeProps) {
  const { question, reply } = exchange
  const container = useRef<HTMLDivElement>(null)
  const isNew = useRef(reply.state === 'waiting')
  useEffect(() => {
    if (isNew.current) container.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={container} className="exchange" data-new={exchange.id > 0}>
      <div className="mb-3.5 grid justify-items-end" aria-live="off">
        <span className="sr-only">You asked: </span>
        <p
          className="max-w-[min(34rem,88%)] rounded-[10px_10px_3px] bg-wash px-4.5 pt-2.75 pb-3 whitespace-pre-wrap wrap-anywhere"
          dir="auto"
        >
          {question}
        </p>
      </div>
      {reply.emergencies.length > 0 && (
        <EmergencyFocus>{renderers.renderEmergencies(reply.emergencies)}</EmergencyFocus>
      )}
      {reply.state !== 'emergencies' && (
        <div className="herbi-reply">
          <HerbiName />
          <ReplyText exchange={exchange} {...renderers} />
          {(reply.state === 'failed' || reply.state === 'stopped') && (
            <p className="herbi-actions">
              <button type="button" className="button plain" onClick={() => ask(question)}>
                {reply.state === 'failed' ? 'Try again' : 'Ask again'}
              </button>
              {reply.state === 'failed' && (
                <Link to={paths.remedies} className="button plain">
                  Browse Remedies
                </Link>
              )}
            </p>
          )}
        </div>
      )}
      {children}
    </div>
  )
}

function ReplyText({ exchange, renderWithCheck }: Pick<Renderers, 'renderWithCheck'> & { exchange: Exchange }) {
  const { reply } = exchange
  switch (reply.state) {
    case 'answered':
      return (
        <Answer answer={reply.answer} renderWithCheck={renderWithCheck}>
          {reply.answeredBy && <Helpful exchange={exchange} provider={reply.answeredBy.provider} />}
        </Answer>
      )
    case 'waiting':
      return reply.text === '' ? <Thinking /> : <PartialReply text={reply.text} />
    case 'stopped':
      return (
        <>
          <PartialReply text={reply.text} />
          <p className="text-quiet">
            {reply.text === ''
              ? 'You stopped before an answer arrived.'
              : 'You stopped here. The answer is incomplete.'}
          </p>
        </>
      )
    case 'failed':
      return (
        <>
          <PartialReply text={reply.text} />
          <p>{reply.message}</p>
        </>
      )
    default:
      return null
  }
}

/** Reply so far. Screen readers don't announce it, because the complete reply replaces it. */
const PartialReply = ({ text }: { text: string }) =>
  text === '' ? null : (
    <div aria-live="off">
      <MarkedText body={parsePartialMarkdown(text)} />
    </div>
  )

const Thinking = () => (
  <p className="text-quiet">
    Herbi is thinking
    <span
      className="inline-block animate-[herbi-thinking_1.4s_ease-in-out_infinite] motion-reduce:animate-none"
      aria-hidden="true"
    >
      …
    </span>
  </p>
)

/** Focuses the emergency note, which closes an on-screen keyboard and makes screen readers start here. */
function EmergencyFocus({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.focus(), [])
  return (
    <div ref={container} tabIndex={-1} className="herbi-emergency">
      {children}
    </div>
  )
}

export const HerbiName = () => (
  <p className="herbi-name mb-1.5 flex flex-wrap items-center gap-x-2.5">
    <span className="flex-none text-cobalt">
      <JarMark />
    </span>
    <b className="font-display text-[1.22rem] leading-[1.2] font-bold text-cobalt">Herbi</b>{' '}
    <small className="text-[.9rem] text-quiet">automated assistant</small>
  </p>
)
