import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'

import type { CheckedText, TextStatus } from '#domain/community/community.types.ts'
import type { Block } from '#domain/community/markup.types.ts'

import { json, timestamp } from '../columns.ts'
import { users } from './accounts.ts'

/** Triggers keep `post_count`, the number of public posts. */
export const forumCategories = sqliteTable(
  'forum_categories',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    color: text('color').notNull(),
    icon: text('icon').notNull(),
    orderIndex: integer('order_index').notNull(),
    isActive: integer('is_active', { mode: 'boolean' }).notNull(),
    postCount: integer('post_count').notNull().default(0),
  },
  (table) => [
    index('categories_in_order').on(table.orderIndex, table.id),
    index('categories_active').on(table.isActive, table.orderIndex, table.id),
  ],
)

/**
 * Columns that posts and replies share: the text as written, the tree that it is drawn from, and the result of the
 * safety check.
 */
const writing = () => ({
  sequence: integer('sequence').primaryKey({ autoIncrement: true }),
  id: text('id').notNull(),
  userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
  authorName: text('author_name'),
  content: text('content').notNull(),
  body: json<Block[]>('body').notNull(),
  checked: json<CheckedText>('checked').notNull(),
  dataVersion: text('data_version').notNull(),
  status: text('status').$type<TextStatus>().notNull(),
  createdAt: timestamp('created_at').notNull(),
  editedAt: timestamp('edited_at'),
})

/**
 * `sequence` follows the order of writing and is the cursor of pages. A trigger keeps `author_name` equal to the
 * display name of the profile; null for a former member. Triggers keep `likes`, `views` and `reply_count`. `excerpt` is
 * the beginning of the text without markup; `accepted_reply_id` is the answer that the author chose.
 */
export const forumPosts = sqliteTable(
  'forum_posts',
  {
    ...writing(),
    categoryId: text('category_id')
      .notNull()
      .references(() => forumCategories.id),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    isPinned: integer('is_pinned', { mode: 'boolean' }).notNull().default(false),
    lockedAt: timestamp('locked_at'),
    likes: integer('likes').notNull().default(0),
    views: integer('views').notNull().default(0),
    replyCount: integer('reply_count').notNull().default(0),
    acceptedReplyId: text('accepted_reply_id').references((): AnySQLiteColumn => forumReplies.id, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    uniqueIndex('posts_id').on(table.id),
    index('posts_newest').on(table.status, table.isPinned, table.sequence),
    index('posts_of_category').on(table.categoryId, table.status, table.isPinned, table.sequence),
    index('posts_of_user').on(table.userId, table.createdAt),
    index('posts_data_version').on(table.dataVersion),
    index('posts_accepted_reply').on(table.acceptedReplyId),
    check('posts_status', sql`${table.status} in ('shown', 'waiting', 'hidden', 'deleted')`),
  ],
)

/** `told_at` is when people were notified of the reply: once, even if it is hidden and shown again. */
export const forumReplies = sqliteTable(
  'forum_replies',
  {
    ...writing(),
    toldAt: timestamp('told_at'),
    postId: text('post_id')
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('replies_id').on(table.id),
    index('replies_of_user').on(table.userId, table.createdAt),
    index('replies_data_version').on(table.dataVersion),
    index('replies_waiting')
      .on(table.sequence)
      .where(sql`${table.status} = 'waiting'`),
    index('replies_of_post').on(table.postId, table.status, table.sequence),
    index('replies_hidden')
      .on(table.sequence)
      .where(sql`${table.status} = 'hidden'`),
    check('replies_status', sql`${table.status} in ('shown', 'waiting', 'hidden', 'deleted')`),
  ],
)

export const forumLikes = sqliteTable(
  'forum_likes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    postId: text('post_id')
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.postId] }), index('likes_of_post').on(table.postId)],
)

/** Members who follow a post that they didn't write, and are notified of every reply. */
export const forumFollows = sqliteTable(
  'forum_follows',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    postId: text('post_id')
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.postId] }), index('follows_of_post').on(table.postId)],
)

/** Views of each post by day. A viewer is stored as a hash made with the day's salt. Rows and salt are deleted together. */
export const forumViews = sqliteTable(
  'forum_views',
  {
    day: text('day').notNull(),
    postId: text('post_id')
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    viewer: text('viewer').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.postId, table.viewer] }),
    index('views_of_post').on(table.postId),
  ],
)

/** Member's report of either a post or a reply; pending until an administrator settles it. */
export const forumReports = sqliteTable(
  'forum_reports',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    postId: text('post_id').references(() => forumPosts.id, { onDelete: 'cascade' }),
    replyId: text('reply_id').references(() => forumReplies.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    createdAt: timestamp('created_at').notNull(),
    settledAt: timestamp('settled_at'),
  },
  (table) => [
    uniqueIndex('reports_of_post').on(table.userId, table.postId),
    uniqueIndex('reports_of_reply').on(table.userId, table.replyId),
    index('reports_about_post').on(table.postId),
    index('reports_about_reply').on(table.replyId),
    index('reports_waiting')
      .on(table.createdAt, table.id)
      .where(sql`${table.settledAt} is null`),
    index('reports_settled')
      .on(table.settledAt)
      .where(sql`${table.settledAt} is not null`),
    check('reports_one_subject', sql`(${table.postId} is null) <> (${table.replyId} is null)`),
  ],
)
