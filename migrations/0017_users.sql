DROP INDEX `audit_newest`;--> statement-breakpoint
DROP INDEX `audit_of_actor`;--> statement-breakpoint
CREATE INDEX `audit_of_kind` ON `audit_log` (`subject_kind`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_of_kind_and_actor` ON `audit_log` (`subject_kind`,`actor_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_of_subject` ON `audit_log` (`subject_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_newest` ON `audit_log` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_of_actor` ON `audit_log` (`actor_id`,`at`,`id`);--> statement-breakpoint
DROP INDEX `security_events_newest`;--> statement-breakpoint
CREATE INDEX `security_events_of_kind` ON `security_events` (`kind`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `security_events_newest` ON `security_events` (`at`,`id`);--> statement-breakpoint
ALTER TABLE `users` ADD `suspension_reason` text;--> statement-breakpoint
ALTER TABLE `users` ADD `name` text collate nocase DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `plan` text DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `search_key` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `standing` text GENERATED ALWAYS AS ((case when suspended_at is not null then 'suspended' when confirmed_at is null then 'unconfirmed' else 'active' end)) VIRTUAL;--> statement-breakpoint
ALTER TABLE `users` ADD `premium_end` integer GENERATED ALWAYS AS ((ifnull(premium_until, 9007199254740991))) VIRTUAL;--> statement-breakpoint
CREATE UNIQUE INDEX `users_search_key_unique` ON `users` (`search_key`);--> statement-breakpoint
CREATE INDEX `users_newest` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_name` ON `users` (`name`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_premium_end` ON `users` (`premium_end`,`id`);--> statement-breakpoint
CREATE INDEX `users_of_plan_newest` ON `users` (`plan`,`standing`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_of_plan_by_name` ON `users` (`plan`,`standing`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `users_of_plan_by_email` ON `users` (`plan`,`standing`,`email`);--> statement-breakpoint
CREATE INDEX `users_of_plan_by_premium_end` ON `users` (`plan`,`standing`,`premium_end`,`id`);--> statement-breakpoint
UPDATE users SET
  search_key = rowid,
  name = ifnull((SELECT full_name FROM profiles WHERE profiles.id = users.id), ''),
  plan = CASE WHEN premium_until IS NULL THEN 'free' ELSE 'premium' END;
--> statement-breakpoint
CREATE VIRTUAL TABLE user_search USING fts5 (
  name, email,
  content = 'users', content_rowid = 'search_key', tokenize = 'trigram'
);
--> statement-breakpoint
-- Removes deleted text from the index completely.
INSERT INTO user_search(user_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO user_search(user_search) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER users_insert AFTER INSERT ON users BEGIN
  UPDATE users SET
    search_key = 1 + ifnull((SELECT max(search_key) FROM users), 0),
    plan = CASE WHEN new.premium_until IS NULL THEN 'free' ELSE 'premium' END
  WHERE id = new.id;
  INSERT INTO user_search(rowid, name, email) SELECT search_key, name, email FROM users WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_delete AFTER DELETE ON users BEGIN
  INSERT INTO user_search(user_search, rowid, name, email) VALUES ('delete', old.search_key, old.name, old.email);
END;
--> statement-breakpoint
CREATE TRIGGER users_search_update AFTER UPDATE OF name, email ON users BEGIN
  INSERT INTO user_search(user_search, rowid, name, email) VALUES ('delete', old.search_key, old.name, old.email);
  INSERT INTO user_search(rowid, name, email) VALUES (new.search_key, new.name, new.email);
END;
--> statement-breakpoint
CREATE TRIGGER users_plan AFTER UPDATE OF premium_until ON users BEGIN
  UPDATE users SET plan = CASE WHEN new.premium_until IS NULL THEN 'free' ELSE 'premium' END WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_name_insert AFTER INSERT ON profiles BEGIN
  UPDATE users SET name = new.full_name WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER profiles_name_update AFTER UPDATE OF full_name ON profiles BEGIN
  UPDATE users SET name = new.full_name WHERE id = new.id AND name IS NOT new.full_name;
END;
