import { desc, eq, inArray } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'

import { maxExportedRows } from './personal-account.repo.ts'

const { forumFollows, forumLikes, forumPosts, forumReplies, forumReports, supportReplies, supportTickets } = schema

const selectTicketIds = (db: Db, userId: string) =>
  db
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(eq(supportTickets.userId, userId))
    .limit(maxExportedRows)

export const communityAndSupportQueries = (db: Db, id: string) => ({
  forum_posts: db
    .select({
      title: forumPosts.title,
      content: forumPosts.content,
      status: forumPosts.status,
      likes: forumPosts.likes,
      views: forumPosts.views,
      acceptedReplyId: forumPosts.acceptedReplyId,
      createdAt: forumPosts.createdAt,
      editedAt: forumPosts.editedAt,
    })
    .from(forumPosts)
    .where(eq(forumPosts.userId, id))
    .orderBy(desc(forumPosts.createdAt))
    .limit(maxExportedRows),
  forum_replies: db
    .select({
      postId: forumReplies.postId,
      content: forumReplies.content,
      status: forumReplies.status,
      createdAt: forumReplies.createdAt,
      editedAt: forumReplies.editedAt,
    })
    .from(forumReplies)
    .where(eq(forumReplies.userId, id))
    .orderBy(desc(forumReplies.createdAt))
    .limit(maxExportedRows),
  forum_likes: db
    .select({ postId: forumLikes.postId, createdAt: forumLikes.createdAt })
    .from(forumLikes)
    .where(eq(forumLikes.userId, id))
    .limit(maxExportedRows),
  forum_follows: db
    .select({ postId: forumFollows.postId, createdAt: forumFollows.createdAt })
    .from(forumFollows)
    .where(eq(forumFollows.userId, id))
    .limit(maxExportedRows),
  forum_reports: db
    .select({
      postId: forumReports.postId,
      replyId: forumReports.replyId,
      reason: forumReports.reason,
      createdAt: forumReports.createdAt,
      settledAt: forumReports.settledAt,
    })
    .from(forumReports)
    .where(eq(forumReports.userId, id))
    .limit(maxExportedRows),
  support_tickets: db
    .select({
      subject: supportTickets.subject,
      message: supportTickets.message,
      priority: supportTickets.priority,
      status: supportTickets.status,
      createdAt: supportTickets.createdAt,
      updatedAt: supportTickets.updatedAt,
    })
    .from(supportTickets)
    .where(eq(supportTickets.userId, id))
    .orderBy(desc(supportTickets.createdAt))
    .limit(maxExportedRows),
  support_replies: db
    .select({
      ticketId: supportReplies.ticketId,
      writtenBy: supportReplies.writtenBy,
      message: supportReplies.message,
      createdAt: supportReplies.createdAt,
    })
    .from(supportReplies)
    .where(inArray(supportReplies.ticketId, selectTicketIds(db, id)))
    .limit(maxExportedRows),
})
