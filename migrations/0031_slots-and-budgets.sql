CREATE TABLE `live_members` (
	`user_id` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `campaign_batches` ADD `slot_at` integer;--> statement-breakpoint
CREATE INDEX `campaign_batches_reserved` ON `campaign_batches` (`slot_at`) WHERE "campaign_batches"."slot_at" is not null;--> statement-breakpoint
ALTER TABLE `job_runs` ADD `put_off` integer DEFAULT 0 NOT NULL;