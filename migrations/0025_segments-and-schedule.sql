ALTER TABLE `email_campaigns` ADD `topics` text;--> statement-breakpoint
ALTER TABLE `email_campaigns` ADD `confirmed_since` integer;--> statement-breakpoint
ALTER TABLE `email_campaigns` ADD `scheduled_for` integer;--> statement-breakpoint
ALTER TABLE `email_campaigns` ADD `schedule_fault` text;--> statement-breakpoint
CREATE INDEX `campaigns_scheduled` ON `email_campaigns` (`scheduled_for`) WHERE "email_campaigns"."scheduled_for" is not null;--> statement-breakpoint
CREATE INDEX `subscribers_paused` ON `mailing_list_subscribers` (`paused_until`) WHERE "mailing_list_subscribers"."paused_until" is not null;