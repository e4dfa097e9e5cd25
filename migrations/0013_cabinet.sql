CREATE TABLE `blend_suggestions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`suggested_herbs` text NOT NULL,
	`blend_name` text NOT NULL,
	`description` text NOT NULL,
	`preparation_method` text NOT NULL,
	`benefits` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `suggestions_of_user` ON `blend_suggestions` (`user_id`,"created_at" desc,`id`);--> statement-breakpoint
CREATE TABLE `user_herb_cabinet` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`herb_id` text NOT NULL,
	`quantity` text DEFAULT '' NOT NULL,
	`purchase_date` text,
	`expiry_date` text,
	`storage_location` text DEFAULT '' NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`is_available` integer DEFAULT true NOT NULL,
	`told_expiry` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`herb_id`) REFERENCES `herbs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cabinet_of_user` ON `user_herb_cabinet` (`user_id`,`herb_id`);--> statement-breakpoint
CREATE INDEX `cabinet_of_herb` ON `user_herb_cabinet` (`herb_id`);--> statement-breakpoint
CREATE INDEX `cabinet_to_tell` ON `user_herb_cabinet` (`expiry_date`,`id`) WHERE "user_herb_cabinet"."is_available" = 1 and "user_herb_cabinet"."told_expiry" is not "user_herb_cabinet"."expiry_date";