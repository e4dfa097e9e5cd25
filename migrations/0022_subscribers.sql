CREATE TABLE `mail_events` (
	`id` text PRIMARY KEY NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_events_received` ON `mail_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `mail_suppressions` (
	`email_hash` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mailing_counts` (
	`name` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `subscriber_days` (
	`day` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `subscriber_import_chunks` (
	`import_id` text NOT NULL,
	`number` integer NOT NULL,
	`accepted` integer NOT NULL,
	`refused` text NOT NULL,
	PRIMARY KEY(`import_id`, `number`),
	FOREIGN KEY (`import_id`) REFERENCES `subscriber_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `subscriber_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL,
	`chunk_count` integer NOT NULL,
	`consent_source` text,
	`consent_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `imports_fingerprint` ON `subscriber_imports` (`fingerprint`);--> statement-breakpoint
-- Dropping the table would delete unopened links, so they are copied first.
CREATE TABLE `__kept_tokens` AS SELECT * FROM `one_time_tokens` WHERE `subscriber_id` IS NOT NULL;--> statement-breakpoint
CREATE TABLE `__new_mailing_list_subscribers` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`email` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`subscription_date` integer NOT NULL,
	`created_at` integer NOT NULL,
	`is_active` integer NOT NULL,
	`confirmed_at` integer,
	`unsubscribed_at` integer,
	`confirmation_sent_at` integer,
	`source` text NOT NULL,
	`suppressed_at` integer,
	`suppressed_for` text,
	`welcomed_at` integer,
	`consent_source` text,
	`consent_at` integer,
	`import_id` text,
	`status` text GENERATED ALWAYS AS (case when suppressed_at is not null then 'suppressed' when unsubscribed_at is not null then 'unsubscribed' when is_active = 1 then 'active' else 'unconfirmed' end) VIRTUAL NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_mailing_list_subscribers`("id", "email", "first_name", "last_name", "subscription_date", "created_at", "is_active", "confirmed_at", "unsubscribed_at", "confirmation_sent_at", "source") SELECT "id", "email", "first_name", "last_name", "subscription_date", "created_at", "is_active", "confirmed_at", "unsubscribed_at", "confirmation_sent_at", "source" FROM `mailing_list_subscribers` ORDER BY "subscription_date", rowid;--> statement-breakpoint
DROP TABLE `mailing_list_subscribers`;--> statement-breakpoint
ALTER TABLE `__new_mailing_list_subscribers` RENAME TO `mailing_list_subscribers`;--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_id` ON `mailing_list_subscribers` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_email` ON `mailing_list_subscribers` (`email`);--> statement-breakpoint
INSERT OR IGNORE INTO `one_time_tokens` SELECT * FROM `__kept_tokens`;--> statement-breakpoint
DROP TABLE `__kept_tokens`;--> statement-breakpoint
CREATE INDEX `subscribers_newest` ON `mailing_list_subscribers` (`subscription_date`);--> statement-breakpoint
CREATE INDEX `subscribers_unconfirmed` ON `mailing_list_subscribers` (`confirmed_at`,`subscription_date`);--> statement-breakpoint
CREATE INDEX `subscribers_to_ask` ON `mailing_list_subscribers` (`subscription_date`) WHERE "mailing_list_subscribers"."confirmed_at" is null and "mailing_list_subscribers"."confirmation_sent_at" is null and "mailing_list_subscribers"."import_id" is null;--> statement-breakpoint
CREATE INDEX `subscribers_active` ON `mailing_list_subscribers` (`is_active`);--> statement-breakpoint
CREATE INDEX `subscribers_of_status` ON `mailing_list_subscribers` (`status`,`subscription_date`);--> statement-breakpoint
CREATE INDEX `subscribers_of_source` ON `mailing_list_subscribers` (`source`,`subscription_date`);--> statement-breakpoint
CREATE INDEX `subscribers_of_both` ON `mailing_list_subscribers` (`status`,`source`,`subscription_date`);--> statement-breakpoint
CREATE INDEX `subscribers_of_status_by_email` ON `mailing_list_subscribers` (`status`,`email`);--> statement-breakpoint
CREATE INDEX `subscribers_of_source_by_email` ON `mailing_list_subscribers` (`source`,`email`);--> statement-breakpoint
CREATE INDEX `subscribers_of_both_by_email` ON `mailing_list_subscribers` (`status`,`source`,`email`);--> statement-breakpoint
CREATE VIRTUAL TABLE subscriber_search USING fts5 (
  email, first_name, last_name,
  content = 'mailing_list_subscribers', content_rowid = 'sequence', tokenize = 'trigram'
);
--> statement-breakpoint
INSERT INTO subscriber_search(subscriber_search) VALUES ('rebuild');
--> statement-breakpoint
INSERT INTO mailing_counts SELECT status, count(*) FROM mailing_list_subscribers GROUP BY status;
--> statement-breakpoint
INSERT INTO subscriber_days
  SELECT date(subscription_date / 1000, 'unixepoch'), count(*) FROM mailing_list_subscribers GROUP BY 1;
--> statement-breakpoint
CREATE TRIGGER subscribers_insert AFTER INSERT ON mailing_list_subscribers BEGIN
  INSERT INTO subscriber_search(rowid, email, first_name, last_name)
    VALUES (new.sequence, new.email, new.first_name, new.last_name);
  INSERT INTO mailing_counts(name, count) VALUES (new.status, 1)
    ON CONFLICT(name) DO UPDATE SET count = count + 1;
  INSERT INTO subscriber_days(day, count) VALUES (date(new.subscription_date / 1000, 'unixepoch'), 1)
    ON CONFLICT(day) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER subscribers_delete AFTER DELETE ON mailing_list_subscribers BEGIN
  INSERT INTO subscriber_search(subscriber_search, rowid, email, first_name, last_name)
    VALUES ('delete', old.sequence, old.email, old.first_name, old.last_name);
  UPDATE mailing_counts SET count = count - 1 WHERE name = old.status;
  UPDATE subscriber_days SET count = count - 1 WHERE day = date(old.subscription_date / 1000, 'unixepoch');
END;
--> statement-breakpoint
CREATE TRIGGER subscribers_rename AFTER UPDATE OF email, first_name, last_name ON mailing_list_subscribers BEGIN
  INSERT INTO subscriber_search(subscriber_search, rowid, email, first_name, last_name)
    VALUES ('delete', old.sequence, old.email, old.first_name, old.last_name);
  INSERT INTO subscriber_search(rowid, email, first_name, last_name)
    VALUES (new.sequence, new.email, new.first_name, new.last_name);
END;
--> statement-breakpoint
CREATE TRIGGER subscribers_count AFTER UPDATE ON mailing_list_subscribers WHEN old.status <> new.status BEGIN
  UPDATE mailing_counts SET count = count - 1 WHERE name = old.status;
  INSERT INTO mailing_counts(name, count) VALUES (new.status, 1)
    ON CONFLICT(name) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER subscribers_day AFTER UPDATE OF subscription_date ON mailing_list_subscribers
WHEN old.subscription_date <> new.subscription_date BEGIN
  UPDATE subscriber_days SET count = count - 1 WHERE day = date(old.subscription_date / 1000, 'unixepoch');
  INSERT INTO subscriber_days(day, count) VALUES (date(new.subscription_date / 1000, 'unixepoch'), 1)
    ON CONFLICT(day) DO UPDATE SET count = count + 1;
END;
