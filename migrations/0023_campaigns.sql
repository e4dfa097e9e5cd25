CREATE TABLE `campaign_batches` (
	`campaign_id` text NOT NULL,
	`number` integer NOT NULL,
	`status` text NOT NULL,
	`size` integer NOT NULL,
	`first_subscriber_id` text NOT NULL,
	`last_subscriber_id` text NOT NULL,
	`recipients` text,
	`request_hash` text,
	`fixed_at` integer,
	`due_at` integer,
	`free_at` integer DEFAULT 0 NOT NULL,
	`claimed_by` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`calls` integer DEFAULT 0 NOT NULL,
	`refusals` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`ended_at` integer,
	PRIMARY KEY(`campaign_id`, `number`),
	FOREIGN KEY (`campaign_id`) REFERENCES `email_campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `campaign_batches_due` ON `campaign_batches` (`campaign_id`,`due_at`) WHERE "campaign_batches"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `campaign_batches_fixed` ON `campaign_batches` (`campaign_id`,`fixed_at`) WHERE "campaign_batches"."status" = 'fixed';--> statement-breakpoint
CREATE INDEX `campaign_batches_unknown` ON `campaign_batches` (`campaign_id`,`number`) WHERE "campaign_batches"."status" = 'unknown';--> statement-breakpoint
CREATE TABLE `campaign_deliveries` (
	`campaign_id` text NOT NULL,
	`subscriber_id` text NOT NULL,
	`batch_number` integer NOT NULL,
	`status` text NOT NULL,
	`refusals` integer DEFAULT 0 NOT NULL,
	`error` text,
	`opened_at` integer,
	PRIMARY KEY(`campaign_id`, `subscriber_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `email_campaigns`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `campaign_deliveries_failed` ON `campaign_deliveries` (`campaign_id`,`subscriber_id`) WHERE "campaign_deliveries"."status" = 'failed';--> statement-breakpoint
CREATE TABLE `email_campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`subject` text NOT NULL,
	`content` text NOT NULL,
	`html_content` text,
	`sender_name` text NOT NULL,
	`sender_email` text NOT NULL,
	`status` text NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`started_at` integer,
	`sent_at` integer,
	`stop_reason` text,
	`cancelled_at` integer,
	`facts` text,
	`recipient_count` integer DEFAULT 0 NOT NULL,
	`delivered_count` integer DEFAULT 0 NOT NULL,
	`opened_count` integer DEFAULT 0 NOT NULL,
	`bounced_count` integer DEFAULT 0 NOT NULL,
	`skipped_count` integer DEFAULT 0 NOT NULL,
	`failed_count` integer DEFAULT 0 NOT NULL,
	`unknown_count` integer DEFAULT 0 NOT NULL,
	`cancelled_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "campaigns_status" CHECK("email_campaigns"."status" in ('draft', 'sending', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE INDEX `campaigns_newest` ON `email_campaigns` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `campaigns_of_author` ON `email_campaigns` (`created_by`);--> statement-breakpoint
CREATE INDEX `campaigns_of_status` ON `email_campaigns` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `sending_pace` (
	`id` integer PRIMARY KEY NOT NULL,
	`mails_per_second` integer NOT NULL,
	`next_at` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sending_pace_single" CHECK("sending_pace"."id" = 1)
);--> statement-breakpoint
INSERT INTO `sending_pace` (`id`, `mails_per_second`) VALUES (1, 100);
