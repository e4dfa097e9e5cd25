DROP INDEX `suggestions_of_user`;--> statement-breakpoint
ALTER TABLE `blend_suggestions` ADD `deleted_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `suggestions_once` ON `blend_suggestions` (`user_id`,`blend_name`,`suggested_herbs`);--> statement-breakpoint
CREATE INDEX `suggestions_deleted` ON `blend_suggestions` (`user_id`,"deleted_at" desc,`id`) WHERE "blend_suggestions"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX `suggestions_of_user` ON `blend_suggestions` (`user_id`,"created_at" desc,`id`) WHERE "blend_suggestions"."deleted_at" is null;