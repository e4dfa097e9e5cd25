CREATE TABLE `forum_follows` (
	`user_id` text NOT NULL,
	`post_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `post_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `forum_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `follows_of_post` ON `forum_follows` (`post_id`);--> statement-breakpoint
CREATE TABLE `canned_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `canned_replies_title` ON `canned_replies` (`title`);--> statement-breakpoint
CREATE TABLE `support_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`ticket_id` text NOT NULL,
	`admin_id` text,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`ticket_id`) REFERENCES `support_tickets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`admin_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `support_notes_of_ticket` ON `support_notes` (`ticket_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `support_notes_of_admin` ON `support_notes` (`admin_id`);--> statement-breakpoint
ALTER TABLE `forum_posts` ADD `accepted_reply_id` text REFERENCES forum_replies(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `posts_accepted_reply` ON `forum_posts` (`accepted_reply_id`);