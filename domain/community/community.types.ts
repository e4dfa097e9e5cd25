import type { Emergency } from '../safety/emergencies.ts'
import type { Source } from '../safety/facts.ts'
import type { Block } from './markup.types.ts'

export const textStatuses = ['shown', 'waiting', 'hidden', 'deleted'] as const
export type TextStatus = (typeof textStatuses)[number]

/** A plant that a text names, with the slug of its page. `isRestricted`: no recipe of ours may contain it. */
export type NamedPlant = { name: string; slug: string; isRestricted: boolean }

/** A refusal or a caution about a text, with its sources. */
export type SafetyNote = { level: 'REFUSE' | 'NOTICE'; text: string; sources: Source[] }

/** Plants that a text names, and safety notes that readers see beside it. */
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
 * The category of a post. It has no post count, so that new and deleted posts leave the cached pages of other posts
 * valid.
 */
export type PostCategory = Omit<ForumCategory, 'postCount'>

/** A category for administrators. `hasPosts` also counts posts that readers can't see. */
export type AdminCategory = ForumCategory & { isActive: boolean; hasPosts: boolean }

/**
 * `authorName` is null for a former member. `isAnswered`: the author chose a reply as the answer. Times are
 * milliseconds since the epoch.
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
 * A deleted post with replies stays in the list, with an empty body. `answer` is the reply that the author chose, which
 * may be on another page.
 */
export type Post = Omit<PostSummary, 'excerpt' | 'isAnswered'> &
  BaseText & { isDeleted: boolean; answer: Pick<Reply, 'id' | 'sequence'> | null }
export type Reply = BaseText

/** `pinned` has entries on the first page only. `next` is the sequence before which older posts continue. */
export type PostPage = { categories: ForumCategory[]; pinned: PostSummary[]; posts: PostSummary[]; next: number | null }

/** Replies are in the order of writing. `next` is the sequence after which later replies continue. */
export type PostWithReplies = { post: Post; category: PostCategory | null; replies: Reply[]; next: number | null }

/** Preview of an unfinished text: its rendered body and the notes for its author. */
export type Preview = { body: Block[]; checked: CheckedText; emergencies: Emergency[] }

/** The viewer's own state for texts on a cached page. `proposedName` is offered until the member has a display name. */
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

/** A post or reply in the moderation queue. `post` is the post itself or the one that the reply answers. */
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

/** A report that isn't settled. */
export type OpenReport = {
  id: string
  reason: string
  reporterName: string | null
  createdAt: number
  text: ModeratedText
}

export type SuspendedMember = { id: string; displayName: string | null; email: string; suspendedAt: number }

/** Waiting texts and open reports come oldest first; hidden texts and suspended members come newest first. */
export type ModerationQueue = {
  waiting: ModeratedText[]
  reports: OpenReport[]
  hidden: ModeratedText[]
  suspended: SuspendedMember[]
}
