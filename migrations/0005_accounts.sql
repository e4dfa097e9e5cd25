CREATE TABLE `one_time_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text,
	`subscriber_id` text,
	`email` text NOT NULL,
	`browser_hash` text,
	`created_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subscriber_id`) REFERENCES `mailing_list_subscribers`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "tokens_one_owner" CHECK(("one_time_tokens"."user_id" is null) <> ("one_time_tokens"."subscriber_id" is null))
);
--> statement-breakpoint
CREATE INDEX `tokens_of_user` ON `one_time_tokens` (`user_id`);--> statement-breakpoint
CREATE INDEX `tokens_of_subscriber` ON `one_time_tokens` (`subscriber_id`);--> statement-breakpoint
CREATE INDEX `tokens_end` ON `one_time_tokens` (`ends_at`);--> statement-breakpoint
CREATE TABLE `profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`full_name` text NOT NULL,
	`date_of_birth` text,
	`location` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `safety_profiles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`answers` text NOT NULL,
	`consent` text NOT NULL,
	`agreed_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer NOT NULL,
	`proved_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`device` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_of_user` ON `sessions` (`user_id`,"used_at" desc);--> statement-breakpoint
CREATE INDEX `sessions_end` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`premium_until` integer,
	`suspended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_unconfirmed` ON `users` (`created_at`) WHERE "users"."confirmed_at" is null;--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_outbox_newest` ON `mail_outbox` ("sent_at" desc);--> statement-breakpoint
CREATE INDEX `mail_outbox_newest_to` ON `mail_outbox` (`recipient`,"sent_at" desc);--> statement-breakpoint
CREATE TABLE `user_notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`type` text NOT NULL,
	`link` text,
	`read` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notifications_newest` ON `user_notifications` (`user_id`,"created_at" desc,`id`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `user_notifications` (`user_id`) WHERE "user_notifications"."read" = 0;--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`before` text,
	`after` text,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `audit_newest` ON `audit_log` ("at" desc);--> statement-breakpoint
CREATE INDEX `audit_of_actor` ON `audit_log` (`actor_id`);--> statement-breakpoint
CREATE TABLE `security_events` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`user_id` text,
	`network` text,
	`detail` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `security_events_newest` ON `security_events` ("at" desc);--> statement-breakpoint
CREATE INDEX `security_events_of_user` ON `security_events` (`user_id`,"at" desc);--> statement-breakpoint
ALTER TABLE `mailing_list_subscribers` ADD `confirmation_sent_at` integer;--> statement-breakpoint
CREATE INDEX `subscribers_to_ask` ON `mailing_list_subscribers` (`subscription_date`) WHERE "mailing_list_subscribers"."confirmed_at" is null and "mailing_list_subscribers"."confirmation_sent_at" is null;--> statement-breakpoint
ALTER TABLE `rate_limits` ADD `times` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `rate_limits` ADD `refusals` integer DEFAULT 0 NOT NULL;