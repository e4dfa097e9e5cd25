CREATE TABLE `recipe_offers` (
	`recipe_id` text PRIMARY KEY NOT NULL,
	`own_recipe_id` text NOT NULL,
	`user_id` text NOT NULL,
	`offered_at` integer NOT NULL,
	`decided_at` integer,
	`reason` text,
	FOREIGN KEY (`own_recipe_id`) REFERENCES `own_recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recipe_offers_of_user` ON `recipe_offers` (`user_id`,"offered_at" desc);--> statement-breakpoint
CREATE INDEX `recipe_offers_of_own_recipe` ON `recipe_offers` (`own_recipe_id`,"offered_at" desc);