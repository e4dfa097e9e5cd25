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
CREATE TABLE `recipe_offers` (
	`own_recipe_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`recipe_id` text NOT NULL,
	`offered_at` integer NOT NULL,
	`decided_at` integer,
	`reason` text,
	FOREIGN KEY (`own_recipe_id`) REFERENCES `own_recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recipe_offers_recipe` ON `recipe_offers` (`recipe_id`);--> statement-breakpoint
CREATE INDEX `recipe_offers_of_user` ON `recipe_offers` (`user_id`,"offered_at" desc);--> statement-breakpoint
ALTER TABLE `own_recipes` ADD `brew_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `own_recipes` ADD `last_brewed_on` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `own_recipes` ADD `average_stars` real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `own_recipes` ADD `share_token` text;--> statement-breakpoint
CREATE INDEX `own_recipes_by_brew` ON `own_recipes` (`user_id`,"last_brewed_on" desc,"id" desc);--> statement-breakpoint
CREATE INDEX `own_recipes_by_stars` ON `own_recipes` (`user_id`,"average_stars" desc,"id" desc);--> statement-breakpoint
CREATE UNIQUE INDEX `own_recipes_share_token` ON `own_recipes` (`share_token`);