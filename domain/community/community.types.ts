import type { Emergency } from '../safety/emergencies.ts'
import type { Source } from '../safety/facts.ts'
import type { Block } from './markup.types.ts'

export const textStatuses = ['shown', 'waiting', 'hidden', 'deleted'] as const
export type TextStatus = (typeof textStatuses)[number]

/** A plant that a text names, with the slug of its page; `isRestricted`: no recipe of ours holds it. */
export type NamedPlant = { name: string; slug: string; isRestricted: boolean }

/** What the safety rules say to a text, with where it comes from: a refusal or a caution. */
export type SafetyNote = { level: 'REFUSE' | 'NOTICE'; text: string; sources: Source[] }

/** What stands beside a text: the plants that it names, and what must not stay unanswered. */
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

/** The category of a post, without its count of posts: another post that comes or goes leaves the page of this one as it is. */
export type PostCategory = Omit<ForumCategory, 'postCount'>

/** As the administrator sees it; `hasPosts` counts those too that nobody sees. */
export type AdminCategory = ForumCategory & { isActive: boolean; hasPosts: boolean }

/** `authorName` is null for a former member; `isAnswered`: its author chose a reply as the answer; times in milliseconds since the epoch. */
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

type Writing = {
  id: string
  sequence: number
  authorName: string | null
  body: Block[]
  checked: CheckedText
  createdAt: number
  editedAt: number | null
}

/**
 * A deleted post keeps its place with an empty body while others have answered; `answer` is the reply that its author chose,
 * which may stand on another page.
 */
export type Post = Omit<PostSummary, 'excerpt' | 'isAnswered'> &
  Writing & { isDeleted: boolean; answer: Pick<Reply, 'id' | 'sequence'> | null }
export type Reply = Writing

/** The pinned ones come first, on the first page alone; `next` is the sequence that older ones come before. */
export type PostPage = { categories: ForumCategory[]; pinned: PostSummary[]; posts: PostSummary[]; next: number | null }

/** Replies in the order of writing; `next` is the sequence that later ones come after. */
export type PostWithReplies = { post: Post; category: PostCategory | null; replies: Reply[]; next: number | null }

/** What becomes of a text as it is written: how it will look, and what its author is told. */
export type Preview = { body: Block[]; checked: CheckedText; emergencies: Emergency[] }

/** What the member at hand may do with what a shared page shows; `proposedName` is offered until there is a display name. */
export type OwnTexts = {
  liked: string[]
  followed: string[]
  ownPosts: string[]
  ownReplies: string[]
  displayName: string | null
  proposedName: string
}

/** What was written, by its author alone; `waiting` until an administrator has looked at it. */
export type WrittenPost = { post: { id: string; slug: string }; status: TextStatus; emergencies: Emergency[] }
export type WrittenReply = { reply: Reply; status: TextStatus; emergencies: Emergency[] }
export type EditedPost = { post: Post; status: TextStatus; emergencies: Emergency[] }

/** A post or a reply as the administrator looks at it; `post` is the one itself or the one that it answers. */
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

/** A report that nobody has settled yet. */
export type OpenReport = {
  id: string
  reason: string
  reporterName: string | null
  createdAt: number
  text: ModeratedText
}

/** Somebody whose account an administrator suspended. */
export type SuspendedMember = { id: string; displayName: string | null; email: string; suspendedAt: number }

/** What waits for an administrator, the oldest first, and what was hidden or suspended, the newest first. */
export type ModerationQueue = {
  waiting: ModeratedText[]
  reports: OpenReport[]
  hidden: ModeratedText[]
  suspended: SuspendedMember[]
}
