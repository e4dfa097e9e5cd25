CREATE TABLE `brew_timers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`ends_at` integer NOT NULL,
	`path` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `brew_timers_id_unique` ON `brew_timers` (`id`);--> statement-breakpoint
CREATE INDEX `brew_timers_end` ON `brew_timers` (`ends_at`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`session_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer NOT NULL,
	FOREIGN KEY (`session_hash`) REFERENCES `sessions`(`id_hash`) ON UPDATE cascade ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_of_user` ON `push_subscriptions` (`user_id`);--> statement-breakpoint
ALTER TABLE `user_notifications` ADD `kind` text;--> statement-breakpoint
ALTER TABLE `user_notifications` ADD `due_at` integer;--> statement-breakpoint
CREATE INDEX `notifications_due` ON `user_notifications` (`due_at`) WHERE "user_notifications"."due_at" is not null;