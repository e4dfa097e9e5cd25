CREATE TABLE `own_recipe_versions` (
	`recipe_id` text NOT NULL,
	`revision` integer NOT NULL,
	`content` text NOT NULL,
	`replaced_at` integer NOT NULL,
	PRIMARY KEY(`recipe_id`, `revision`),
	FOREIGN KEY (`recipe_id`) REFERENCES `own_recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `own_recipes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`content` text NOT NULL,
	`search_text` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `own_recipes_of_user` ON `own_recipes` (`user_id`,"updated_at" desc,"id" desc);