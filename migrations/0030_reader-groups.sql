CREATE TABLE `recipe_group_counts` (
	`reader_group` text NOT NULL,
	`ailment` text NOT NULL,
	`recipe_count` integer NOT NULL,
	PRIMARY KEY(`reader_group`, `ailment`)
);
--> statement-breakpoint
CREATE TABLE `recipe_groups` (
	`recipe_id` text NOT NULL,
	`reader_group` text NOT NULL,
	`ailment` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`recipe_id`, `reader_group`),
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recipe_groups_newest` ON `recipe_groups` (`reader_group`,"created_at" desc,`recipe_id`);--> statement-breakpoint
CREATE INDEX `recipe_groups_ailment_newest` ON `recipe_groups` (`reader_group`,`ailment`,"created_at" desc,`recipe_id`);--> statement-breakpoint
ALTER TABLE `recipes` ADD `reader_groups` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
-- Lists a recipe for a group while it is published and its check is of its current content.
CREATE TRIGGER recipe_groups_insert AFTER INSERT ON recipes
WHEN new.status = 'published' AND new.data_version <> '' BEGIN
  INSERT INTO recipe_groups(recipe_id, reader_group, ailment, created_at)
    SELECT new.id, value, new.ailment, new.created_at FROM json_each(new.reader_groups);
END;
--> statement-breakpoint
CREATE TRIGGER recipe_groups_update AFTER UPDATE OF reader_groups, status, ailment, created_at, data_version ON recipes
WHEN (old.reader_groups, old.status, old.ailment, old.created_at, old.data_version = '') IS NOT (new.reader_groups, new.status, new.ailment, new.created_at, new.data_version = '') BEGIN
  DELETE FROM recipe_groups WHERE recipe_id = new.id;
  INSERT INTO recipe_groups(recipe_id, reader_group, ailment, created_at)
    SELECT new.id, value, new.ailment, new.created_at FROM json_each(new.reader_groups)
    WHERE new.status = 'published' AND new.data_version <> '';
END;
--> statement-breakpoint
CREATE TRIGGER recipe_group_counts_insert AFTER INSERT ON recipe_groups BEGIN
  INSERT INTO recipe_group_counts(reader_group, ailment, recipe_count) VALUES (new.reader_group, new.ailment, 1)
    ON CONFLICT(reader_group, ailment) DO UPDATE SET recipe_count = recipe_count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER recipe_group_counts_delete AFTER DELETE ON recipe_groups BEGIN
  UPDATE recipe_group_counts SET recipe_count = recipe_count - 1
    WHERE reader_group = old.reader_group AND ailment = old.ailment;
  DELETE FROM recipe_group_counts
    WHERE reader_group = old.reader_group AND ailment = old.ailment AND recipe_count = 0;
END;
--> statement-breakpoint
-- Makes the job check every recipe again, because no stored recipe has its groups yet.
UPDATE recipes SET data_version = '';
