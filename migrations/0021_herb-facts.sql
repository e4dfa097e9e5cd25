CREATE TABLE `herb_fact_edits` (
	`herb_id` text NOT NULL,
	`fact` text NOT NULL,
	`mine` text NOT NULL,
	`seen` text NOT NULL,
	`source` text NOT NULL,
	`reason` text NOT NULL,
	`changed_at` integer NOT NULL,
	`disputed_since` integer,
	PRIMARY KEY(`herb_id`, `fact`),
	FOREIGN KEY (`herb_id`) REFERENCES `herbs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `herb_rechecks` (
	`id` text PRIMARY KEY NOT NULL,
	`herb_id` text NOT NULL,
	`before` text NOT NULL,
	`after_recipe` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`herb_id`) REFERENCES `herbs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `herb_rechecks_oldest` ON `herb_rechecks` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `herb_rechecks_herb` ON `herb_rechecks` (`herb_id`);--> statement-breakpoint
ALTER TABLE `herbs` ADD `released_facts` text;--> statement-breakpoint
ALTER TABLE `herbs` ADD `facts_revision` text DEFAULT '' NOT NULL;