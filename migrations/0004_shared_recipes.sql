ALTER TABLE `own_recipes` ADD `share_token` text;--> statement-breakpoint
CREATE UNIQUE INDEX `own_recipes_share_token` ON `own_recipes` (`share_token`);