ALTER TABLE `campaign_deliveries` ADD `open_token` text;--> statement-breakpoint
ALTER TABLE `mailing_list_subscribers` ADD `opens_agreed_at` integer;--> statement-breakpoint
ALTER TABLE `mailing_list_subscribers` ADD `topics` text;--> statement-breakpoint
ALTER TABLE `mailing_list_subscribers` ADD `paused_until` integer;