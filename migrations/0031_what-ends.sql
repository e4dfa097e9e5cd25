DROP INDEX `recipes_data_version`;--> statement-breakpoint
ALTER TABLE `recipes` ADD `recheck_failed_at` integer;--> statement-breakpoint
CREATE INDEX `recipes_outdated` ON `recipes` (`recheck_failed_at`,`data_version`);--> statement-breakpoint
CREATE INDEX `blend_generations_oldest` ON `blend_generations` (`month`);--> statement-breakpoint
CREATE INDEX `reports_settled` ON `forum_reports` (`settled_at`) WHERE "forum_reports"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX `imports_oldest` ON `subscriber_imports` (`created_at`);--> statement-breakpoint
CREATE INDEX `notifications_oldest` ON `user_notifications` (`read`,`created_at`);