CREATE TABLE `pharmacist_links` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`parts` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pharmacist_links_token_hash_unique` ON `pharmacist_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `pharmacist_links_of_user` ON `pharmacist_links` (`user_id`,"expires_at" desc);--> statement-breakpoint
CREATE INDEX `pharmacist_links_end` ON `pharmacist_links` (`expires_at`);