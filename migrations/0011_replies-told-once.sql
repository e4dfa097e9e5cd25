ALTER TABLE `forum_replies` ADD `told_at` integer;--> statement-breakpoint
UPDATE forum_replies SET told_at = created_at WHERE status <> 'waiting';
--> statement-breakpoint
-- A hidden reply can't be the accepted answer.
CREATE TRIGGER forum_replies_answer AFTER UPDATE OF status ON forum_replies WHEN new.status <> 'shown' BEGIN
  UPDATE forum_posts SET accepted_reply_id = NULL WHERE accepted_reply_id = new.id;
END;
--> statement-breakpoint
-- A deleted post gets no more replies, so it has no followers and no accepted answer.
CREATE TRIGGER forum_posts_deleted AFTER UPDATE OF status ON forum_posts WHEN new.status = 'deleted' BEGIN
  DELETE FROM forum_follows WHERE post_id = new.id;
  UPDATE forum_posts SET accepted_reply_id = NULL WHERE id = new.id;
END;
