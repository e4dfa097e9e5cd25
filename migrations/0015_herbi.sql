CREATE TABLE `blend_generations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`month` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blend_generations_of_month` ON `blend_generations` (`user_id`,`month`);--> statement-breakpoint
CREATE TABLE `bot_activity` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`activity_type` text NOT NULL,
	`description` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `bot_activity_newest` ON `bot_activity` (`created_at`);--> statement-breakpoint
CREATE TABLE `bot_batches` (
	`id` text PRIMARY KEY NOT NULL,
	`slot` text,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`ailment` text,
	`wanted` integer NOT NULL,
	`steps` integer DEFAULT 0 NOT NULL,
	`published` integer DEFAULT 0 NOT NULL,
	`waiting` integer DEFAULT 0 NOT NULL,
	`refused` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "bot_batches_status" CHECK("bot_batches"."status" in ('open', 'done'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bot_batches_slot` ON `bot_batches` (`slot`);--> statement-breakpoint
CREATE INDEX `bot_batches_open` ON `bot_batches` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `bot_days` (
	`day` text PRIMARY KEY NOT NULL,
	`scheduled` integer DEFAULT 0 NOT NULL,
	`manual` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bot_lease` (
	`id` integer PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`until` integer NOT NULL,
	CONSTRAINT "bot_lease_single" CHECK("bot_lease"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `empty_searches` (
	`day` text NOT NULL,
	`word` text NOT NULL,
	`searches` integer NOT NULL,
	PRIMARY KEY(`day`, `word`)
);
--> statement-breakpoint
CREATE TABLE `user_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`herbi_enabled` integer DEFAULT false NOT NULL,
	`herbi_recipes_per_hour` integer DEFAULT 5 NOT NULL,
	`location` text DEFAULT 'UK' NOT NULL,
	`currency` text DEFAULT 'GBP' NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `ai_spending` (
	`month` text PRIMARY KEY NOT NULL,
	`micro_dollars` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `herbi_conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `herbi_conversations_of_user` ON `herbi_conversations` (`user_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `herbi_messages` (
	`conversation_id` text NOT NULL,
	`order_index` integer NOT NULL,
	`type` text NOT NULL,
	`content` text NOT NULL,
	`sources` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`conversation_id`, `order_index`),
	FOREIGN KEY (`conversation_id`) REFERENCES `herbi_conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `blend_suggestions` ADD `blend` text;--> statement-breakpoint
CREATE INDEX `recipes_of_bot` ON `recipes` (`status`,"created_at" desc,`id`) WHERE "recipes"."origin" = 'bot';