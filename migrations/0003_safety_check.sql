CREATE TABLE `safety_facts` (
	`id` integer PRIMARY KEY NOT NULL,
	`data_version` text NOT NULL,
	`facts` text NOT NULL,
	CONSTRAINT "safety_facts_single" CHECK("safety_facts"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE `recipe_warnings` ADD `topic` text;--> statement-breakpoint
ALTER TABLE `recipe_warnings` ADD `sources` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `recipes` ADD `verdict` text DEFAULT 'needs_review' NOT NULL;--> statement-breakpoint
ALTER TABLE `recipes` ADD `data_version` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `recipes` ADD `safety` text DEFAULT '{"codes":[],"sources":[],"daily":[]}' NOT NULL;--> statement-breakpoint
ALTER TABLE `recipes` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `recipes` ADD `contents_revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `recipes_data_version` ON `recipes` (`data_version`);