CREATE TABLE `herbs` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text collate nocase NOT NULL,
	`scientific_name` text NOT NULL,
	`image` text NOT NULL,
	`category` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`preparation_methods` text DEFAULT '[]' NOT NULL,
	`storage_instructions` text NOT NULL,
	`drying_instructions` text NOT NULL,
	`shelf_life_months` integer NOT NULL,
	`safety_notes` text DEFAULT '' NOT NULL,
	`facts` text NOT NULL,
	`seed_hash` text,
	`edited_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `herbs_name_unique` ON `herbs` (`name`);--> statement-breakpoint
CREATE TABLE `restricted_plants` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text collate nocase NOT NULL,
	`scientific_name` text NOT NULL,
	`facts` text NOT NULL,
	`seed_hash` text,
	`edited_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `restricted_plants_name_unique` ON `restricted_plants` (`name`);--> statement-breakpoint
CREATE TABLE `mailing_list_subscribers` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`subscription_date` integer NOT NULL,
	`created_at` integer NOT NULL,
	`is_active` integer NOT NULL,
	`unsubscribed_at` integer,
	`source` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mailing_list_subscribers_email_unique` ON `mailing_list_subscribers` (`email`);--> statement-breakpoint
CREATE INDEX `subscribers_newest` ON `mailing_list_subscribers` ("subscription_date" desc);--> statement-breakpoint
CREATE INDEX `subscribers_active_newest` ON `mailing_list_subscribers` (`is_active`,"subscription_date" desc);--> statement-breakpoint
CREATE TABLE `ailment_counts` (
	`ailment` text PRIMARY KEY NOT NULL,
	`recipe_count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `catalogue_summary` (
	`id` integer PRIMARY KEY NOT NULL,
	`recipe_count` integer NOT NULL,
	`recipes_by_ailment` text NOT NULL,
	CONSTRAINT "catalogue_summary_single" CHECK("catalogue_summary"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `ingredient_names` (
	`name` text collate nocase PRIMARY KEY NOT NULL,
	`use_count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `recipe_benefits` (
	`recipe_id` text NOT NULL,
	`order_index` integer NOT NULL,
	`benefit` text NOT NULL,
	PRIMARY KEY(`recipe_id`, `order_index`),
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `recipe_ingredients` (
	`recipe_id` text NOT NULL,
	`order_index` integer NOT NULL,
	`name` text NOT NULL,
	`amount` text NOT NULL,
	`notes` text,
	`herb_id` text,
	`grams_per_cup` real,
	PRIMARY KEY(`recipe_id`, `order_index`),
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`herb_id`) REFERENCES `herbs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `recipe_ingredients_herb` ON `recipe_ingredients` (`herb_id`,`recipe_id`);--> statement-breakpoint
CREATE TABLE `recipe_instructions` (
	`recipe_id` text NOT NULL,
	`step_number` integer NOT NULL,
	`step_text` text NOT NULL,
	PRIMARY KEY(`recipe_id`, `step_number`),
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `recipe_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`recipe_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`withdrawn_at` integer,
	`withdrawal_reason` text
);
--> statement-breakpoint
CREATE INDEX `recipe_slugs_recipe` ON `recipe_slugs` (`recipe_id`);--> statement-breakpoint
CREATE TABLE `recipe_tips` (
	`recipe_id` text NOT NULL,
	`order_index` integer NOT NULL,
	`tip` text NOT NULL,
	PRIMARY KEY(`recipe_id`, `order_index`),
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `recipe_warnings` (
	`recipe_id` text NOT NULL,
	`origin` text NOT NULL,
	`order_index` integer NOT NULL,
	`warning` text NOT NULL,
	PRIMARY KEY(`recipe_id`, `origin`, `order_index`),
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "recipe_warnings_origin" CHECK("recipe_warnings"."origin" in ('derived', 'written'))
);
--> statement-breakpoint
CREATE TABLE `recipes` (
	`row_key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`slug` text NOT NULL,
	`name` text collate nocase NOT NULL,
	`ailment` text NOT NULL,
	`description` text NOT NULL,
	`brew_time` integer NOT NULL,
	`difficulty` text NOT NULL,
	`servings` integer NOT NULL,
	`image` text NOT NULL,
	`rating` real,
	`reviews` integer DEFAULT 0 NOT NULL,
	`cups_per_day` integer NOT NULL,
	`course_days` integer,
	`preparation` text NOT NULL,
	`status` text NOT NULL,
	`origin` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`edited_at` integer,
	`seed_hash` text,
	`ingredient_names` text DEFAULT '[]' NOT NULL,
	`parts` text,
	`variety` integer DEFAULT 0 NOT NULL,
	`ailment_variety` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "recipes_status" CHECK("recipes"."status" in ('published', 'review')),
	CONSTRAINT "recipes_rating" CHECK("recipes"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recipes_id` ON `recipes` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `recipes_slug` ON `recipes` (`slug`);--> statement-breakpoint
CREATE INDEX `recipes_newest` ON `recipes` (`status`,"created_at" desc,`id`);--> statement-breakpoint
CREATE INDEX `recipes_ailment_newest` ON `recipes` (`status`,`ailment`,"created_at" desc,`id`);--> statement-breakpoint
CREATE INDEX `recipes_name` ON `recipes` (`name`,`status`,`ailment`,`id`);--> statement-breakpoint
CREATE TABLE `admin_settings` (
	`setting_key` text PRIMARY KEY NOT NULL,
	`setting_value` text NOT NULL
);
