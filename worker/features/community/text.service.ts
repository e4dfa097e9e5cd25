import type { CheckedText, Preview } from '#domain/community/community.types.ts'
import { textOf } from '#domain/community/markup-text.rules.ts'
import { readMarkup } from '#domain/community/markup.rules.ts'
import { markMentions, mentionedNames } from '#domain/community/mentions.rules.ts'
import type { PreviewText } from '#domain/community/preview.schemas.ts'
import { createTextCheck } from '#domain/community/text-check.rules.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import { recogniseEmergencies } from '#domain/safety/recognise-emergencies.ts'
import { commitPublic } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { tags } from '#worker/core/tags.ts'
import { findFacts, findUsableVersion } from '#worker/features/safety/safety.service.ts'

import { listMentionable, withMentions } from './people.service.ts'
import * as repo from './text.repo.ts'

const recheckedAtOnce = 25

/** A text as stored, with the emergencies that it describes. */
type TextReading = repo.StoredReading & { emergencies: Emergency[] }

const noFindings: CheckedText = { plants: [], notes: [] }

/**
 * Parses and checks a member's Markdown. The title is checked with the text, and its findings point to the start of the
 * text. Reads the facts once. Before the first seed, the version is empty and the job checks the text later.
 */
export async function checkText(ctx: Ctx, text: string, title = ''): Promise<TextReading> {
  return createTextReader(await findFacts(ctx))(text, title)
}

/** Parses and checks a text for its preview. Mentions are marked if `postId` names the post to reply to. */
export async function getPreview(ctx: Ctx, { title, content, postId }: PreviewText): Promise<Preview> {
  const [{ body, checked, emergencies }, people] = await Promise.all([
    checkText(ctx, content, title),
    postId === undefined ? [] : listMentionable(ctx, postId, content),
  ])
  return { body: withMentions(body, people), checked, emergencies }
}

function createTextReader(facts: SafetyFacts | undefined): (text: string, title: string) => TextReading {
  const check = facts ? createTextCheck(facts) : () => noFindings
  return (text, title) => {
    const body = readMarkup(text)
    const words = `${title}\n${textOf(body)}`
    return {
      body,
      checked: check(words),
      dataVersion: facts?.dataVersion ?? '',
      emergencies: recogniseEmergencies(words),
    }
  }
}

/** Checks texts again that were checked with other facts or rules, a limited number per run. Safe to run repeatedly. */
export async function recheckTexts(ctx: Ctx): Promise<void> {
  const dataVersion = await findUsableVersion(ctx)
  if (dataVersion === undefined) return
  const [posts, replies] = await Promise.all([
    repo.listOutdatedPosts(ctx, dataVersion, recheckedAtOnce),
    repo.listOutdatedReplies(ctx, dataVersion, recheckedAtOnce),
  ])
  if (posts.length + replies.length === 0) return
  const read = createTextReader(await findFacts(ctx))
  const recheck = (text: repo.OutdatedText) => ({ text, reading: recheckText(read, text) })
  const [readPosts, readReplies] = [posts.map(recheck), replies.map(recheck)]
  const [first, ...rest] = [
    ...readPosts.map(({ text, reading }) => repo.savePostReading(ctx.db, text, reading)),
    ...readReplies.map(({ text, reading }) => repo.saveReplyReading(ctx.db, text, reading)),
  ]
  const changed = [...readPosts, ...readReplies].filter(hasNewReading).map(({ text }) => tags.post(text.postId))
  if (first) await commitPublic(ctx, changed, [first, ...rest])
}

/** A deleted text stays empty. Mentions stay as they were when the text was written. */
function recheckText(read: ReturnType<typeof createTextReader>, text: repo.OutdatedText): repo.StoredReading {
  const { body, checked, dataVersion } = read(text.content, text.title)
  if (text.status === 'deleted') return { body: [], checked: noFindings, dataVersion }
  return { body: markMentions(body, mentionedNames(text.body)), checked, dataVersion }
}

const hasNewReading = ({ text, reading }: { text: repo.OutdatedText; reading: repo.StoredReading }) =>
  JSON.stringify(text.checked) !== JSON.stringify(reading.checked)
