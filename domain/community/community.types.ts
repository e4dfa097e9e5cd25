import type { Emergency } from '../safety/emergencies.ts'
import type { Block } from './markup.types.ts'

export type TextStatus = 'shown' | 'waiting' | 'hidden' | 'deleted'

/** A plant that a text names, with the address of its page. */
export type NamedPlant = { name: string; slug: string }

/** What the safety rules say to a text, with where it comes from. */
export type SafetyNote = { text: string; sources: { title: string; url: string }[] }

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

/** `authorName` is null for a former member; times in milliseconds since the epoch. */
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

/** A deleted post keeps its place with an empty body while others have answered. */
export type Post = Omit<PostSummary, 'excerpt'> & Writing & { isDeleted: boolean }
export type Reply = Writing

/** The pinned ones come first, on the first page alone; `next` is the sequence that older ones come before. */
export type PostPage = { categories: ForumCategory[]; pinned: PostSummary[]; posts: PostSummary[]; next: number | null }

/** Replies in the order of writing; `next` is the sequence that later ones come after. */
export type PostWithReplies = { post: Post; category: ForumCategory | null; replies: Reply[]; next: number | null }

/** What becomes of a text as it is written: how it will look, and what its author is told. */
export type Preview = { body: Block[]; checked: CheckedText; emergencies: Emergency[] }
