CREATE TABLE `user_recipe_interactions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`recipe_id` text NOT NULL,
	`is_liked` integer NOT NULL,
	`is_bookmarked` integer NOT NULL,
	`liked_at` integer,
	`bookmarked_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "favourites_liked_at" CHECK("user_recipe_interactions"."is_liked" = ("user_recipe_interactions"."liked_at" is not null)),
	CONSTRAINT "favourites_bookmarked_at" CHECK("user_recipe_interactions"."is_bookmarked" = ("user_recipe_interactions"."bookmarked_at" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `favourites_once` ON `user_recipe_interactions` (`user_id`,`recipe_id`);--> statement-breakpoint
CREATE INDEX `favourites_of_recipe` ON `user_recipe_interactions` (`recipe_id`);--> statement-breakpoint
CREATE INDEX `favourites_liked` ON `user_recipe_interactions` (`user_id`,"liked_at" desc,`recipe_id`) WHERE "user_recipe_interactions"."is_liked" = 1;--> statement-breakpoint
CREATE INDEX `favourites_bookmarked` ON `user_recipe_interactions` (`user_id`,"bookmarked_at" desc,`recipe_id`) WHERE "user_recipe_interactions"."is_bookmarked" = 1;--> statement-breakpoint
CREATE TABLE `recipe_ratings` (
	`user_id` text NOT NULL,
	`recipe_id` text NOT NULL,
	`rating` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `recipe_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ratings_range" CHECK("recipe_ratings"."rating" in (1, 2, 3, 4, 5))
);
--> statement-breakpoint
CREATE INDEX `ratings_of_recipe` ON `recipe_ratings` (`recipe_id`);--> statement-breakpoint
CREATE TABLE `__new_user_notifications` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`type` text NOT NULL,
	`link` text,
	`read` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_user_notifications`("id", "user_id", "title", "message", "type", "link", "read", "created_at") SELECT "id", "user_id", "title", "message", "type", "link", "read", "created_at" FROM `user_notifications` ORDER BY "created_at", "id";--> statement-breakpoint
DROP TABLE `user_notifications`;--> statement-breakpoint
ALTER TABLE `__new_user_notifications` RENAME TO `user_notifications`;--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_id` ON `user_notifications` (`id`);--> statement-breakpoint
CREATE INDEX `notifications_newest` ON `user_notifications` (`user_id`,`sequence`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `user_notifications` (`user_id`) WHERE "user_notifications"."read" = 0;--> statement-breakpoint
ALTER TABLE `recipes` ADD `rating_sum` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Updates the average by what a write changes, without reading all rows. Deleting a member deletes their ratings, too.
CREATE TRIGGER recipe_ratings_insert AFTER INSERT ON recipe_ratings BEGIN
  UPDATE recipes SET
    rating_sum = rating_sum + new.rating,
    reviews = reviews + 1,
    rating = CAST(rating_sum + new.rating AS REAL) / (reviews + 1)
  WHERE id = new.recipe_id;
END;
--> statement-breakpoint
CREATE TRIGGER recipe_ratings_update AFTER UPDATE OF rating ON recipe_ratings BEGIN
  UPDATE recipes SET
    rating_sum = rating_sum - old.rating + new.rating,
    rating = CAST(rating_sum - old.rating + new.rating AS REAL) / reviews
  WHERE id = new.recipe_id;
END;
--> statement-breakpoint
CREATE TRIGGER recipe_ratings_delete AFTER DELETE ON recipe_ratings BEGIN
  UPDATE recipes SET
    rating_sum = rating_sum - old.rating,
    reviews = reviews - 1,
    rating = CASE WHEN reviews > 1 THEN CAST(rating_sum - old.rating AS REAL) / (reviews - 1) END
  WHERE id = old.recipe_id;
END;
