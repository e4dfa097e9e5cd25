CREATE TABLE `own_recipe_brews` (
	`recipe_id` text NOT NULL,
	`id` text NOT NULL,
	`day` text NOT NULL,
	`stars` integer,
	`note` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`recipe_id`, `id`),
	FOREIGN KEY (`recipe_id`) REFERENCES `own_recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `own_recipe_brews_by_day` ON `own_recipe_brews` (`recipe_id`,"day" desc,"id" desc);--> statement-breakpoint
ALTER TABLE `own_recipes` ADD `brew_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `own_recipes` ADD `last_brewed_on` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `own_recipes` ADD `average_stars` real DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `own_recipes_by_brew` ON `own_recipes` (`user_id`,"last_brewed_on" desc,"id" desc);--> statement-breakpoint
CREATE INDEX `own_recipes_by_stars` ON `own_recipes` (`user_id`,"average_stars" desc,"id" desc);