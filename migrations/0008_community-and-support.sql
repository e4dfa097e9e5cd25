CREATE TABLE `forum_categories` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`color` text NOT NULL,
	`icon` text NOT NULL,
	`order_index` integer NOT NULL,
	`is_active` integer NOT NULL,
	`post_count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `forum_categories_slug_unique` ON `forum_categories` (`slug`);--> statement-breakpoint
CREATE INDEX `categories_in_order` ON `forum_categories` (`order_index`,`id`);--> statement-breakpoint
CREATE TABLE `forum_likes` (
	`user_id` text NOT NULL,
	`post_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `post_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `forum_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `likes_of_post` ON `forum_likes` (`post_id`);--> statement-breakpoint
CREATE TABLE `forum_posts` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`user_id` text,
	`author_name` text,
	`content` text NOT NULL,
	`body` text NOT NULL,
	`checked` text NOT NULL,
	`data_version` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`category_id` text NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`is_pinned` integer DEFAULT false NOT NULL,
	`locked_at` integer,
	`likes` integer DEFAULT 0 NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`reply_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`category_id`) REFERENCES `forum_categories`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "posts_status" CHECK("forum_posts"."status" in ('shown', 'waiting', 'hidden', 'deleted'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_id` ON `forum_posts` (`id`);--> statement-breakpoint
CREATE INDEX `posts_newest` ON `forum_posts` (`status`,`is_pinned`,`sequence`);--> statement-breakpoint
CREATE INDEX `posts_of_category` ON `forum_posts` (`category_id`,`status`,`is_pinned`,`sequence`);--> statement-breakpoint
CREATE INDEX `posts_of_user` ON `forum_posts` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `posts_data_version` ON `forum_posts` (`data_version`);--> statement-breakpoint
CREATE TABLE `forum_replies` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`user_id` text,
	`author_name` text,
	`content` text NOT NULL,
	`body` text NOT NULL,
	`checked` text NOT NULL,
	`data_version` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`post_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`post_id`) REFERENCES `forum_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "replies_status" CHECK("forum_replies"."status" in ('shown', 'waiting', 'hidden', 'deleted'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `replies_id` ON `forum_replies` (`id`);--> statement-breakpoint
CREATE INDEX `replies_of_post` ON `forum_replies` (`post_id`,`sequence`);--> statement-breakpoint
CREATE INDEX `replies_of_user` ON `forum_replies` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `replies_data_version` ON `forum_replies` (`data_version`);--> statement-breakpoint
CREATE TABLE `forum_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`post_id` text,
	`reply_id` text,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`post_id`) REFERENCES `forum_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reply_id`) REFERENCES `forum_replies`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "reports_one_subject" CHECK(("forum_reports"."post_id" is null) <> ("forum_reports"."reply_id" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_of_post` ON `forum_reports` (`user_id`,`post_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `reports_of_reply` ON `forum_reports` (`user_id`,`reply_id`);--> statement-breakpoint
CREATE INDEX `reports_about_post` ON `forum_reports` (`post_id`);--> statement-breakpoint
CREATE INDEX `reports_about_reply` ON `forum_reports` (`reply_id`);--> statement-breakpoint
CREATE INDEX `reports_waiting` ON `forum_reports` (`created_at`,`id`) WHERE "forum_reports"."settled_at" is null;--> statement-breakpoint
CREATE TABLE `forum_views` (
	`day` text NOT NULL,
	`post_id` text NOT NULL,
	`viewer` text NOT NULL,
	PRIMARY KEY(`day`, `post_id`, `viewer`),
	FOREIGN KEY (`post_id`) REFERENCES `forum_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `views_of_post` ON `forum_views` (`post_id`);--> statement-breakpoint
CREATE TABLE `support_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`ticket_id` text NOT NULL,
	`admin_id` text,
	`user_id` text,
	`written_by` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`ticket_id`) REFERENCES `support_tickets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`admin_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "support_replies_author" CHECK(case "support_replies"."written_by" when 'admin' then "support_replies"."user_id" is null when 'member' then "support_replies"."admin_id" is null else 0 end)
);
--> statement-breakpoint
CREATE INDEX `support_replies_of_ticket` ON `support_replies` (`ticket_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `support_replies_of_admin` ON `support_replies` (`admin_id`);--> statement-breakpoint
CREATE INDEX `support_replies_of_user` ON `support_replies` (`user_id`);--> statement-breakpoint
CREATE TABLE `support_tickets` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`priority` text NOT NULL,
	`urgency` integer NOT NULL,
	`status` text NOT NULL,
	`last_by` text NOT NULL,
	`reply_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "tickets_priority" CHECK("support_tickets"."priority" in ('low', 'normal', 'high', 'urgent')),
	CONSTRAINT "tickets_status" CHECK("support_tickets"."status" in ('open', 'replied', 'closed'))
);
--> statement-breakpoint
CREATE INDEX `tickets_of_user` ON `support_tickets` (`user_id`,"created_at" desc,`id`);--> statement-breakpoint
CREATE INDEX `tickets_urgent_first` ON `support_tickets` (`urgency`,"created_at" desc,`id`);--> statement-breakpoint
CREATE INDEX `tickets_by_status` ON `support_tickets` (`status`,`urgency`,"created_at" desc,`id`);--> statement-breakpoint
ALTER TABLE `profiles` ADD `display_name` text;--> statement-breakpoint
INSERT INTO forum_categories (id, slug, name, description, color, icon, order_index, is_active) VALUES
  ('5f0c1a51-0001-4000-8000-000000000001', 'first-cups', 'First Cups', 'Where to begin, what to buy and what went wrong with the first pot.', '#3F7D4F', '🌱', 1, 1),
  ('5f0c1a51-0002-4000-8000-000000000002', 'recipes-and-blends', 'Recipes & Blends', 'Blends of your own, and what you changed in ours.', '#2B4C9B', '🍵', 2, 1),
  ('5f0c1a51-0003-4000-8000-000000000003', 'growing-and-drying', 'Growing & Drying', 'Seeds, pots, harvest days and the shelf where it dries.', '#5E8C3A', '🌿', 3, 1),
  ('5f0c1a51-0004-4000-8000-000000000004', 'brewing-and-tools', 'Brewing & Tools', 'Pots, strainers, scales, and how long is long enough.', '#B7791F', '🫖', 4, 1),
  ('5f0c1a51-0005-4000-8000-000000000005', 'care-and-caution', 'Care & Caution', 'What does not go together, and whom to ask first.', '#A8432E', '⚖️', 5, 1),
  ('5f0c1a51-0006-4000-8000-000000000006', 'around-the-table', 'Around the Table', 'Everything else over a cup.', '#6B5B95', '🪑', 6, 1);
--> statement-breakpoint
-- Updates counts by what a write changes, without reading all rows.
CREATE TRIGGER forum_posts_count_insert AFTER INSERT ON forum_posts WHEN new.status = 'shown' BEGIN
  UPDATE forum_categories SET post_count = post_count + 1 WHERE id = new.category_id;
END;
--> statement-breakpoint
CREATE TRIGGER forum_posts_count_delete AFTER DELETE ON forum_posts WHEN old.status = 'shown' BEGIN
  UPDATE forum_categories SET post_count = post_count - 1 WHERE id = old.category_id;
END;
--> statement-breakpoint
CREATE TRIGGER forum_posts_count_update AFTER UPDATE OF status, category_id ON forum_posts BEGIN
  UPDATE forum_categories SET post_count = post_count - (old.status = 'shown') WHERE id = old.category_id;
  UPDATE forum_categories SET post_count = post_count + (new.status = 'shown') WHERE id = new.category_id;
END;
--> statement-breakpoint
CREATE TRIGGER forum_replies_count_insert AFTER INSERT ON forum_replies WHEN new.status = 'shown' BEGIN
  UPDATE forum_posts SET reply_count = reply_count + 1 WHERE id = new.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER forum_replies_count_delete AFTER DELETE ON forum_replies WHEN old.status = 'shown' BEGIN
  UPDATE forum_posts SET reply_count = reply_count - 1 WHERE id = old.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER forum_replies_count_update AFTER UPDATE OF status ON forum_replies BEGIN
  UPDATE forum_posts SET reply_count = reply_count - (old.status = 'shown') + (new.status = 'shown') WHERE id = new.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER forum_likes_insert AFTER INSERT ON forum_likes BEGIN
  UPDATE forum_posts SET likes = likes + 1 WHERE id = new.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER forum_likes_delete AFTER DELETE ON forum_likes BEGIN
  UPDATE forum_posts SET likes = likes - 1 WHERE id = old.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER forum_views_insert AFTER INSERT ON forum_views BEGIN
  UPDATE forum_posts SET views = views + 1 WHERE id = new.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER support_replies_count AFTER INSERT ON support_replies BEGIN
  UPDATE support_tickets SET reply_count = reply_count + 1, last_by = new.written_by, updated_at = new.created_at WHERE id = new.ticket_id;
END;
--> statement-breakpoint
-- Copies the display name into the rows that show it.
CREATE TRIGGER profiles_display_name AFTER UPDATE OF display_name ON profiles BEGIN
  UPDATE forum_posts SET author_name = new.display_name WHERE user_id = new.id;
  UPDATE forum_replies SET author_name = new.display_name WHERE user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER forum_posts_former_member AFTER UPDATE OF user_id ON forum_posts WHEN new.user_id IS NULL BEGIN
  UPDATE forum_posts SET author_name = NULL WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER forum_replies_former_member AFTER UPDATE OF user_id ON forum_replies WHEN new.user_id IS NULL BEGIN
  UPDATE forum_replies SET author_name = NULL WHERE id = new.id;
END;
--> statement-breakpoint
-- Finds substrings of three or more letters. The text itself stays in `forum_posts`.
CREATE VIRTUAL TABLE post_search USING fts5 (
  title, content,
  content = 'forum_posts', content_rowid = 'sequence', tokenize = 'trigram'
);
--> statement-breakpoint
CREATE TRIGGER forum_posts_search_insert AFTER INSERT ON forum_posts BEGIN
  INSERT INTO post_search(rowid, title, content) VALUES (new.sequence, new.title, new.content);
END;
--> statement-breakpoint
CREATE TRIGGER forum_posts_search_delete AFTER DELETE ON forum_posts BEGIN
  INSERT INTO post_search(post_search, rowid, title, content) VALUES ('delete', old.sequence, old.title, old.content);
END;
--> statement-breakpoint
CREATE TRIGGER forum_posts_search_update AFTER UPDATE OF title, content ON forum_posts BEGIN
  INSERT INTO post_search(post_search, rowid, title, content) VALUES ('delete', old.sequence, old.title, old.content);
  INSERT INTO post_search(rowid, title, content) VALUES (new.sequence, new.title, new.content);
END;
