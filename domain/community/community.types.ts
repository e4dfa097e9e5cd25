import type { RecipeCard } from '../own-recipes/own-recipes.types.ts'
import type { Emergency } from '../safety/emergencies.ts'
import type { Source } from '../safety/facts.ts'
import type { Block } from './markup.types.ts'

export const textStatuses = ['shown', 'waiting', 'hidden', 'deleted'] as const
export type TextStatus = (typeof textStatuses)[number]

/** Most that our sources know to be in use: grams of dried herb, and cups of the usual strength. */
export type DailyLimit = { grams: number; cups: number }

/**
 * Plant that a text names, with its page's slug. No recipe may contain a restricted plant, so it has no `limit`. Texts
 * that were checked before limits existed have none either.
 */
export type NamedPlant = { name: string; slug: string; isRestricted: boolean; limit?: DailyLimit }

/** Refusal or caution about a text, with its sources. */
export type SafetyNote = { level: 'REFUSE' | 'NOTICE'; text: string; sources: Source[] }

/** Plants that a text names, with safety notes for readers. */
export type CheckedText = { plants: NamedPlant[]; notes: SafetyNote[] }

export type ForumCategory = {
  id: string
  slug: string
  name: string
  description: string
  color: string
  icon: string
  postCount: number
}

/**
 * Category of a post. It has no post count: new and deleted posts would change the count and so purge the cached pages
 * of other posts.
 */
export type PostCategory = Omit<ForumCategory, 'postCount'>

/** Category for administrators. `hasPosts` also counts posts that readers can't see. */
export type AdminCategory = ForumCategory & { isActive: boolean; hasPosts: boolean }

/**
 * `authorName` is null for a former member. `isAnswered` is true if the author chose a reply as the answer. Times are
 * in milliseconds since the epoch.
 */
export type PostSummary = {
  sequence: number
  id: string
  slug: string
  title: string
  excerpt: string
  categoryId: string
  authorName: string | null
  isPinned: boolean
  isLocked: boolean
  isAnswered: boolean
  likes: number
  views: number
  replyCount: number
  createdAt: number
  editedAt: number | null
}

type BaseText = {
  id: string
  sequence: number
  authorName: string | null
  body: Block[]
  checked: CheckedText
  createdAt: number
  editedAt: number | null
}

/**
 * Full post. A deleted post with replies stays in the list with an empty body. `answer` is the reply that
 * the author chose; it may be on another page.
 */
export type Post = Omit<PostSummary, 'excerpt' | 'isAnswered'> &
  BaseText & { isDeleted: boolean; answer: Pick<Reply, 'id' | 'sequence'> | null }
export type Reply = BaseText

/** `pinned` is empty except on the first page. `next` is the cursor for older posts. */
export type PostPage = { categories: ForumCategory[]; pinned: PostSummary[]; posts: PostSummary[]; next: number | null }

/**
 * Replies are sorted from oldest to newest. `next` is the cursor for later replies. `recipes` are the shared recipes that
 * the post links to.
 */
export type PostWithReplies = {
  post: Post
  category: PostCategory | null
  replies: Reply[]
  next: number | null
  recipes: RecipeCard[]
}

/** Preview of an unfinished text, with notes for its author. `recipes` are the cards that a post shows. */
export type Preview = { body: Block[]; checked: CheckedText; emergencies: Emergency[]; recipes: RecipeCard[] }

/** The viewer's own data for a cached page. `proposedName` is a suggestion for members without a display name. */
export type OwnTexts = {
  liked: string[]
  followed: string[]
  ownPosts: string[]
  ownReplies: string[]
  displayName: string | null
  proposedName: string
}

/** Response for the author. `status` is `waiting` until an administrator approves the text. */
export type WrittenPost = { post: { id: string; slug: string }; status: TextStatus; emergencies: Emergency[] }
export type WrittenReply = { reply: Reply; status: TextStatus; emergencies: Emergency[] }
export type EditedPost = { post: Post; status: TextStatus; emergencies: Emergency[] }

/** Post or reply in the moderation queue. For a reply, `post` is the post that it answers. */
export type ModeratedText = {
  kind: 'post' | 'reply'
  id: string
  post: { id: string; slug: string; title: string }
  authorName: string | null
  body: Block[]
  checked: CheckedText
  status: TextStatus
  createdAt: number
  editedAt: number | null
}

export type OpenReport = {
  id: string
  reason: string
  reporterName: string | null
  createdAt: number
  text: ModeratedText
}

export type SuspendedMember = { id: string; displayName: string | null; email: string; suspendedAt: number }

/**
 * Waiting texts and open reports are sorted from oldest to newest, hidden texts and suspended members from newest to
 * oldest.
 */
export type ModerationQueue = {
  waiting: ModeratedText[]
  reports: OpenReport[]
  hidden: ModeratedText[]
  suspended: SuspendedMember[]
}
