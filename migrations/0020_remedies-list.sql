ALTER TABLE `recipes` ADD `is_draft` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `recipes_listed_all_newest` ON `recipes` (`status`,`is_draft`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `recipes_listed_ailment_newest` ON `recipes` (`status`,`is_draft`,`ailment`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `recipes_listed_origin_newest` ON `recipes` (`status`,`is_draft`,`origin`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `recipes_listed_verdict_newest` ON `recipes` (`status`,`is_draft`,`verdict`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `recipes_listed_all_name` ON `recipes` (`status`,`is_draft`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `recipes_listed_ailment_name` ON `recipes` (`status`,`is_draft`,`ailment`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `recipes_listed_origin_name` ON `recipes` (`status`,`is_draft`,`origin`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `recipes_listed_verdict_name` ON `recipes` (`status`,`is_draft`,`verdict`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `recipes_listed_all_rating` ON `recipes` (`status`,`is_draft`,(case when "rating" is null then 0 else "rating" end) || ' ' || "id",`id`);--> statement-breakpoint
CREATE INDEX `recipes_listed_ailment_rating` ON `recipes` (`status`,`is_draft`,`ailment`,(case when "rating" is null then 0 else "rating" end) || ' ' || "id",`id`);--> statement-breakpoint
CREATE INDEX `recipes_listed_origin_rating` ON `recipes` (`status`,`is_draft`,`origin`,(case when "rating" is null then 0 else "rating" end) || ' ' || "id",`id`);--> statement-breakpoint
CREATE INDEX `recipes_listed_verdict_rating` ON `recipes` (`status`,`is_draft`,`verdict`,(case when "rating" is null then 0 else "rating" end) || ' ' || "id",`id`);--> statement-breakpoint
CREATE INDEX `recipes_listed_all_edited` ON `recipes` (`status`,`is_draft`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `recipes_listed_ailment_edited` ON `recipes` (`status`,`is_draft`,`ailment`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `recipes_listed_origin_edited` ON `recipes` (`status`,`is_draft`,`origin`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `recipes_listed_verdict_edited` ON `recipes` (`status`,`is_draft`,`verdict`,`updated_at`,`id`);