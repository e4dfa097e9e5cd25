DROP INDEX `replies_of_post`;--> statement-breakpoint
CREATE INDEX `replies_waiting` ON `forum_replies` (`sequence`) WHERE "forum_replies"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX `replies_of_post` ON `forum_replies` (`post_id`,`status`,`sequence`);--> statement-breakpoint
ALTER TABLE `forum_posts` ADD `excerpt` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `categories_active` ON `forum_categories` (`is_active`,`order_index`,`id`);