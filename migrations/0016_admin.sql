CREATE TABLE `policy_reports` (
	`day` text NOT NULL,
	`directive` text NOT NULL,
	`host` text NOT NULL,
	`reports` integer NOT NULL,
	PRIMARY KEY(`day`, `directive`, `host`)
);
--> statement-breakpoint
ALTER TABLE `admin_settings` ADD `revision` integer DEFAULT 0 NOT NULL;