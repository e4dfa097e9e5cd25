import type { CheckedText, Preview } from '#domain/community/community.types.ts'
import { listLinks, toPlainText } from '#domain/community/markup-text.rules.ts'
import { parseMarkup } from '#domain/community/markup.rules.ts'
import type { Block } from '#domain/community/markup.types.ts'
import { listMentionedNames, markMentions } from '#domain/community/mentions.rules.ts'
import type { PreviewText } from '#domain/community/preview.schemas.ts'
import { createTextCheck } from '#domain/community/text-check.rules.ts'
import type { RecipeCard } from '#domain/own-recipes/own-recipes.types.ts'
import { findSharedTokens } from '#domain/own-recipes/sharing.ts'
import { recogniseEmergenciesInAnyLanguage } from '#domain/safety/emergencies-in-any-language.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import { commitPublic } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { tags } from '#worker/core/tags.ts'
import { listRecipeCards } from '#worker/features/own-recipes/sharing.service.ts'
import { findFacts, findUsableVersion } from '#worker/features/safety/safety.service.ts'

import { listMentionablePeople, markMentionedPeople } from './people.service.ts'
import * as repo from './text.repo.ts'

const recheckBatchSize = 25

type TextAnalysis = repo.StoredAnalysis & { emergencies: Emergency[] }

const noFindings: CheckedText = { plants: [], notes: [] }

/**
 * Parses and checks a member's Markdown and title. Before the first seed, `dataVersion` is empty, and `recheckTexts`
 * checks the text later.
 */
export async function checkText(ctx: Ctx, text: string, title = ''): Promise<TextAnalysis> {
  return createTextAnalyser(await findFacts(ctx))(text, title)
}

/** Parses and checks a text for its preview. If the text replies to `postId`, mentions are marked. */
export async function getPreview(ctx: Ctx, { title, content, postId }: PreviewText): Promise<Preview> {
  const [{ body, checked, emergencies }, people] = await Promise.all([
    checkText(ctx, content, title),
    postId === undefined ? [] : listMentionablePeople(ctx, postId, content),
  ])
  const recipes = postId === undefined ? await listLinkedRecipes(ctx, body) : []
  return { body: markMentionedPeople(body, people), checked, emergencies, recipes }
}

/** Returns cards of the shared recipes that the text of a post links to. */
export const listLinkedRecipes = (ctx: Ctx, body: readonly Block[]): Promise<RecipeCard[]> =>
  listRecipeCards(ctx, findSharedTokens(listLinks(body), ctx.config.siteUrl))

function createTextAnalyser(facts: SafetyFacts | undefined): (text: string, title: string) => TextAnalysis {
  const check = facts ? createTextCheck(facts) : () => noFindings
  return (text, title) => {
    const body = parseMarkup(text)
    const plainText = `${title}\n${toPlainText(body)}`
    return {
      body,
      checked: check(plainText),
      dataVersion: facts?.dataVersion ?? '',
      emergencies: recogniseEmergenciesInAnyLanguage(plainText),
    }
  }
}

/** Rechecks some texts whose last check used other facts or rules. Safe to run repeatedly. */
export async function recheckTexts(ctx: Ctx): Promise<void> {
  const dataVersion = await findUsableVersion(ctx)
  if (dataVersion === undefined) return
  const [posts, replies] = await Promise.all([
    repo.listOutdatedPosts(ctx, dataVersion, recheckBatchSize),
    repo.listOutdatedReplies(ctx, dataVersion, recheckBatchSize),
  ])
  if (posts.length + replies.length === 0) return
  const analyse = createTextAnalyser(await findFacts(ctx))
  const recheckRow = (text: repo.OutdatedText) => ({ text, analysis: recheckText(analyse, text) })
  const [recheckedPosts, recheckedReplies] = [posts.map(recheckRow), replies.map(recheckRow)]
  const [first, ...rest] = [
    ...recheckedPosts.map(({ text, analysis }) => repo.savePostAnalysis(ctx.db, text, analysis)),
    ...recheckedReplies.map(({ text, analysis }) => repo.saveReplyAnalysis(ctx.db, text, analysis)),
  ]
  const purgedTags = [...recheckedPosts, ...recheckedReplies]
    .filter(hasNewFindings)
    .map(({ text }) => tags.post(text.postId))
  if (first) await commitPublic(ctx, purgedTags, [first, ...rest])
}

/** Analyses a text again. Deleted texts stay empty, and mentions stay as they were when the text was written. */
function recheckText(analyse: ReturnType<typeof createTextAnalyser>, text: repo.OutdatedText): repo.StoredAnalysis {
  const { body, checked, dataVersion } = analyse(text.content, text.title)
  if (text.status === 'deleted') return { body: [], checked: noFindings, dataVersion }
  return { body: markMentions(body, listMentionedNames(text.body)), checked, dataVersion }
}

const hasNewFindings = ({ text, analysis }: { text: repo.OutdatedText; analysis: repo.StoredAnalysis }) =>
  JSON.stringify(text.checked) !== JSON.stringify(analysis.checked)
