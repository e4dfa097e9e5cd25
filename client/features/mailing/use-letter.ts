import { useState } from 'react'

import { type Draft, forgetDraft, keepDraft, readDraft } from '#client/core/drafts.ts'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { dayAt, isDay } from '#domain/days.ts'
import { defaultSenderName } from '#domain/mailing/campaigns.rules.ts'
import type { Audience, Campaign } from '#domain/mailing/campaigns.types.ts'

/**
 * What is written of a campaign; no HTML means that it is made of the plain text. `topics` are names in lines, `confirmedSince` is a day:
 * empty ones mean every reader.
 */
export type Letter = {
  title: string
  subject: string
  content: string
  htmlContent: string
  senderName: string
  topics: string
  confirmedSince: string
}
export type ChangeLetter = (part: Partial<Letter>) => void

const fields = ['title', 'subject', 'content', 'htmlContent', 'senderName', 'topics', 'confirmedSince'] as const
export const emptyLetter: Letter = {
  title: '',
  subject: '',
  content: '',
  htmlContent: '',
  senderName: defaultSenderName,
  topics: '',
  confirmedSince: '',
}

/** Under which name a browser keeps what is typed for a campaign. */
export const letterDraft = (id = 'new') => `campaign ${id}`

const isSame = (one: Letter, other: Letter) => fields.every((field) => one[field] === other[field])

export const letterOf = ({ title, subject, content, htmlContent, senderName, audience }: Campaign): Letter => ({
  title,
  subject,
  content,
  htmlContent: htmlContent ?? '',
  senderName,
  topics: (audience.topics ?? []).join('\n'),
  confirmedSince: audience.confirmedSince === null ? '' : dayAt(audience.confirmedSince),
})

/** For which readers the letter is; a day begins in Greenwich. */
export const audienceOf = ({ topics, confirmedSince }: Pick<Letter, 'topics' | 'confirmedSince'>): Audience => ({
  topics: topics === '' ? null : ailmentNames.filter((name) => topics.split('\n').includes(name)),
  confirmedSince: isDay(confirmedSince) ? Date.parse(confirmedSince) : null,
})

/** What a browser kept, and of which save it was made; nothing where it kept nothing. */
function keptLetter(kept: Draft): { letter: Letter; updatedAt: number } | undefined {
  if (kept['updatedAt'] === undefined) return undefined
  const { title = '', subject = '', content = '', htmlContent = '', senderName = '' } = kept
  const { topics = '', confirmedSince = '' } = kept
  const letter = { title, subject, content, htmlContent, senderName, topics, confirmedSince }
  return { letter, updatedAt: Number(kept['updatedAt']) }
}

/**
 * What stands in the form, and what it began with: the stored draft, or what this browser kept of it. `isOutdated` tells that somebody
 * else has saved since.
 */
export function useLetter(campaign: Campaign | null, beginning: Letter) {
  const name = letterDraft(campaign?.id)
  const updatedAt = campaign?.updatedAt ?? 0
  const stored = campaign ? letterOf(campaign) : beginning
  const [kept] = useState(() => keptLetter(readDraft(name)))
  const [letter, setLetter] = useState(kept?.letter ?? stored)
  const [base, setBase] = useState({ letter: stored, updatedAt: kept?.updatedAt ?? updatedAt })
  const [isRestored, setIsRestored] = useState(kept !== undefined && !isSame(kept.letter, stored))
  const change: ChangeLetter = (part) => {
    const changed = { ...letter, ...part }
    setLetter(changed)
    keepDraft(name, { ...changed, updatedAt: String(base.updatedAt) })
  }
  const begin = (from: Letter, savedAt: number) => {
    setBase({ letter: from, updatedAt: savedAt })
    setIsRestored(false)
  }
  return {
    letter,
    change,
    updatedAt: base.updatedAt,
    isDirty: !isSame(letter, base.letter),
    isOutdated: base.updatedAt < updatedAt,
    isRestored,
    /** What was sent is stored now. */
    settle: begin,
    /** Shows what is stored, whatever was typed. */
    startAnew: () => {
      setLetter(stored)
      begin(stored, updatedAt)
      forgetDraft(name)
    },
    /** What is typed shall replace what somebody else has saved. */
    insist: () => setBase({ ...base, updatedAt }),
  }
}
