ALTER TABLE `user_herb_cabinet` ADD `recent_uses` text;--> statement-breakpoint
ALTER TABLE `support_replies` ADD `mail_due_at` integer;--> statement-breakpoint
CREATE INDEX `support_replies_to_mail` ON `support_replies` (`mail_due_at`) WHERE "support_replies"."mail_due_at" is not null;--> statement-breakpoint
-- Finds names with and without their accents.
DROP TABLE user_search;--> statement-breakpoint
CREATE VIRTUAL TABLE user_search USING fts5 (
  name, email,
  content = 'users', content_rowid = 'search_key', tokenize = 'trigram remove_diacritics 1'
);
--> statement-breakpoint
-- Removes deleted text from the index completely.
INSERT INTO user_search(user_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO user_search(user_search) VALUES ('rebuild');
--> statement-breakpoint
DROP TABLE subscriber_search;--> statement-breakpoint
CREATE VIRTUAL TABLE subscriber_search USING fts5 (
  email, first_name, last_name,
  content = 'mailing_list_subscribers', content_rowid = 'sequence', tokenize = 'trigram remove_diacritics 1'
);
--> statement-breakpoint
INSERT INTO subscriber_search(subscriber_search) VALUES ('rebuild');
