CREATE TABLE `fact_alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`herbs` text NOT NULL,
	`after_member` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `fact_alerts_oldest` ON `fact_alerts` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `watched_facts` (
	`id` integer PRIMARY KEY NOT NULL,
	`data_version` text NOT NULL,
	`facts` text NOT NULL,
	CONSTRAINT "watched_facts_single" CHECK("watched_facts"."id" = 1)
);
