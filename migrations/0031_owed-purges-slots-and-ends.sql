CREATE TABLE `live_members` (
	`user_id` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `purges` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tags` text NOT NULL,
	`requested_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `purges_oldest` ON `purges` (`requested_at`);--> statement-breakpoint
DROP INDEX `recipes_data_version`;--> statement-breakpoint
ALTER TABLE `recipes` ADD `recheck_failed_at` integer;--> statement-breakpoint
CREATE INDEX `recipes_outdated` ON `recipes` (`recheck_failed_at`,`data_version`);--> statement-breakpoint
ALTER TABLE `campaign_batches` ADD `slot_at` integer;--> statement-breakpoint
CREATE INDEX `campaign_batches_reserved` ON `campaign_batches` (`slot_at`) WHERE "campaign_batches"."slot_at" is not null;--> statement-breakpoint
ALTER TABLE `job_runs` ADD `put_off` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `blend_generations_oldest` ON `blend_generations` (`month`);--> statement-breakpoint
CREATE INDEX `reports_settled` ON `forum_reports` (`settled_at`) WHERE "forum_reports"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX `imports_oldest` ON `subscriber_imports` (`created_at`);--> statement-breakpoint
CREATE INDEX `notifications_oldest` ON `user_notifications` (`read`,`created_at`);