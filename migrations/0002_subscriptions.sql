CREATE TABLE `daily_salts` (
	`day` text PRIMARY KEY NOT NULL,
	`salt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`tries` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_ends` ON `rate_limits` (`ends_at`);--> statement-breakpoint
ALTER TABLE `mailing_list_subscribers` ADD `confirmed_at` integer;--> statement-breakpoint
CREATE INDEX `subscribers_unconfirmed` ON `mailing_list_subscribers` (`confirmed_at`,`subscription_date`);