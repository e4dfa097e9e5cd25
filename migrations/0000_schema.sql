CREATE TABLE `one_time_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text,
	`subscriber_id` text,
	`email` text NOT NULL,
	`browser_hash` text,
	`created_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subscriber_id`) REFERENCES `mailing_list_subscribers`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "tokens_one_owner" CHECK(("one_time_tokens"."user_id" is null) <> ("one_time_tokens"."subscriber_id" is null))
);
--> statement-breakpoint
CREATE INDEX `tokens_of_user` ON `one_time_tokens` (`user_id`);--> statement-breakpoint
CREATE INDEX `tokens_of_subscriber` ON `one_time_tokens` (`subscriber_id`);--> statement-breakpoint
CREATE INDEX `tokens_end` ON `one_time_tokens` (`ends_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer NOT NULL,
	`proved_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`device` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_of_user` ON `sessions` (`user_id`,"used_at" desc);--> statement-breakpoint
CREATE INDEX `sessions_end` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`premium_until` integer,
	`suspended_at` integer,
	`suspension_reason` text,
	`name` text collate nocase DEFAULT '' NOT NULL,
	`plan` text DEFAULT 'free' NOT NULL,
	`search_key` integer,
	`status` text GENERATED ALWAYS AS ((case when suspended_at is not null then 'suspended' when confirmed_at is null then 'unconfirmed' else 'active' end)) VIRTUAL,
	`premium_end` integer GENERATED ALWAYS AS ((ifnull(premium_until, 9007199254740991))) VIRTUAL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_unconfirmed` ON `users` (`created_at`) WHERE "users"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX `users_suspended` ON `users` (`suspended_at`) WHERE "users"."suspended_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `users_search_key_unique` ON `users` (`search_key`);--> statement-breakpoint
CREATE INDEX `users_newest` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_name` ON `users` (`name`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_premium_end` ON `users` (`premium_end`,`id`);--> statement-breakpoint
CREATE INDEX `users_of_plan_newest` ON `users` (`plan`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_of_plan_by_name` ON `users` (`plan`,`status`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `users_of_plan_by_email` ON `users` (`plan`,`status`,`email`);--> statement-breakpoint
CREATE INDEX `users_of_plan_by_premium_end` ON `users` (`plan`,`status`,`premium_end`,`id`);--> statement-breakpoint
CREATE TABLE `blend_generations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`month` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blend_generations_of_month` ON `blend_generations` (`user_id`,`month`);--> statement-breakpoint
CREATE INDEX `blend_generations_oldest` ON `blend_generations` (`month`);--> statement-breakpoint
CREATE TABLE `bot_activity` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`activity_type` text NOT NULL,
	`description` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `bot_activity_newest` ON `bot_activity` (`created_at`);--> statement-breakpoint
CREATE TABLE `bot_batches` (
	`id` text PRIMARY KEY NOT NULL,
	`slot` text,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`ailment` text,
	`wanted` integer NOT NULL,
	`steps` integer DEFAULT 0 NOT NULL,
	`published` integer DEFAULT 0 NOT NULL,
	`waiting` integer DEFAULT 0 NOT NULL,
	`refused` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "bot_batches_status" CHECK("bot_batches"."status" in ('open', 'done'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bot_batches_slot` ON `bot_batches` (`slot`);--> statement-breakpoint
CREATE INDEX `bot_batches_open` ON `bot_batches` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `bot_days` (
	`day` text PRIMARY KEY NOT NULL,
	`scheduled` integer DEFAULT 0 NOT NULL,
	`manual` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bot_lease` (
	`id` integer PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`until` integer NOT NULL,
	CONSTRAINT "bot_lease_single" CHECK("bot_lease"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `empty_searches` (
	`day` text NOT NULL,
	`word` text NOT NULL,
	`searches` integer NOT NULL,
	PRIMARY KEY(`day`, `word`)
);
--> statement-breakpoint
CREATE TABLE `user_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`herbi_enabled` integer DEFAULT false NOT NULL,
	`herbi_recipes_per_hour` integer DEFAULT 5 NOT NULL,
	`location` text DEFAULT 'UK' NOT NULL,
	`currency` text DEFAULT 'GBP' NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `blend_suggestions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`suggested_herbs` text NOT NULL,
	`blend_name` text NOT NULL,
	`description` text NOT NULL,
	`preparation_method` text NOT NULL,
	`benefits` text NOT NULL,
	`blend` text,
	`created_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `suggestions_once` ON `blend_suggestions` (`user_id`,`blend_name`,`suggested_herbs`);--> statement-breakpoint
CREATE INDEX `suggestions_deleted` ON `blend_suggestions` (`user_id`,"deleted_at" desc,`id`) WHERE "blend_suggestions"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX `suggestions_of_user` ON `blend_suggestions` (`user_id`,"created_at" desc,`id`) WHERE "blend_suggestions"."deleted_at" is null;--> statement-breakpoint
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
	`recent_uses` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`herb_id`) REFERENCES `herbs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cabinet_of_user` ON `user_herb_cabinet` (`user_id`,`herb_id`);--> statement-breakpoint
CREATE INDEX `cabinet_of_herb` ON `user_herb_cabinet` (`herb_id`);--> statement-breakpoint
CREATE INDEX `cabinet_to_tell` ON `user_herb_cabinet` (`expiry_date`,`id`) WHERE "user_herb_cabinet"."is_available" = 1 and "user_herb_cabinet"."told_expiry" is not "user_herb_cabinet"."expiry_date";--> statement-breakpoint
CREATE TABLE `campaign_batches` (
	`campaign_id` text NOT NULL,
	`number` integer NOT NULL,
	`status` text NOT NULL,
	`size` integer NOT NULL,
	`first_subscriber_id` text NOT NULL,
	`last_subscriber_id` text NOT NULL,
	`recipients` text,
	`request_hash` text,
	`fixed_at` integer,
	`due_at` integer,
	`free_at` integer DEFAULT 0 NOT NULL,
	`claimed_by` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`calls` integer DEFAULT 0 NOT NULL,
	`refusals` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`ended_at` integer,
	`slot_at` integer,
	PRIMARY KEY(`campaign_id`, `number`),
	FOREIGN KEY (`campaign_id`) REFERENCES `email_campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `campaign_batches_due` ON `campaign_batches` (`campaign_id`,`due_at`) WHERE "campaign_batches"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `campaign_batches_fixed` ON `campaign_batches` (`campaign_id`,`fixed_at`) WHERE "campaign_batches"."status" = 'fixed';--> statement-breakpoint
CREATE INDEX `campaign_batches_unknown` ON `campaign_batches` (`campaign_id`,`number`) WHERE "campaign_batches"."status" = 'unknown';--> statement-breakpoint
CREATE INDEX `campaign_batches_reserved` ON `campaign_batches` (`slot_at`) WHERE "campaign_batches"."slot_at" is not null;--> statement-breakpoint
CREATE TABLE `campaign_deliveries` (
	`campaign_id` text NOT NULL,
	`subscriber_id` text NOT NULL,
	`batch_number` integer NOT NULL,
	`status` text NOT NULL,
	`refusals` integer DEFAULT 0 NOT NULL,
	`error` text,
	`opened_at` integer,
	`open_token` text,
	PRIMARY KEY(`campaign_id`, `subscriber_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `email_campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `campaign_deliveries_failed` ON `campaign_deliveries` (`campaign_id`,`subscriber_id`) WHERE "campaign_deliveries"."status" = 'failed';--> statement-breakpoint
CREATE TABLE `email_campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`subject` text NOT NULL,
	`content` text NOT NULL,
	`html_content` text,
	`sender_name` text NOT NULL,
	`sender_email` text NOT NULL,
	`status` text NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`started_at` integer,
	`sent_at` integer,
	`stop_reason` text,
	`cancelled_at` integer,
	`facts` text,
	`topics` text,
	`confirmed_since` integer,
	`scheduled_for` integer,
	`schedule_fault` text,
	`recipient_count` integer DEFAULT 0 NOT NULL,
	`delivered_count` integer DEFAULT 0 NOT NULL,
	`opened_count` integer DEFAULT 0 NOT NULL,
	`bounced_count` integer DEFAULT 0 NOT NULL,
	`skipped_count` integer DEFAULT 0 NOT NULL,
	`failed_count` integer DEFAULT 0 NOT NULL,
	`unknown_count` integer DEFAULT 0 NOT NULL,
	`cancelled_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "campaigns_status" CHECK("email_campaigns"."status" in ('draft', 'sending', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE INDEX `campaigns_newest` ON `email_campaigns` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `campaigns_of_author` ON `email_campaigns` (`created_by`);--> statement-breakpoint
CREATE INDEX `campaigns_of_status` ON `email_campaigns` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `campaigns_scheduled` ON `email_campaigns` (`scheduled_for`) WHERE "email_campaigns"."scheduled_for" is not null;--> statement-breakpoint
CREATE TABLE `sending_pace` (
	`id` integer PRIMARY KEY NOT NULL,
	`mails_per_second` integer NOT NULL,
	`next_at` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sending_pace_single" CHECK("sending_pace"."id" = 1)
);
--> statement-breakpoint
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
CREATE INDEX `categories_active` ON `forum_categories` (`is_active`,`order_index`,`id`);--> statement-breakpoint
CREATE TABLE `forum_follows` (
	`user_id` text NOT NULL,
	`post_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `post_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `forum_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `follows_of_post` ON `forum_follows` (`post_id`);--> statement-breakpoint
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
	`excerpt` text DEFAULT '' NOT NULL,
	`is_pinned` integer DEFAULT false NOT NULL,
	`locked_at` integer,
	`likes` integer DEFAULT 0 NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`reply_count` integer DEFAULT 0 NOT NULL,
	`accepted_reply_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`category_id`) REFERENCES `forum_categories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`accepted_reply_id`) REFERENCES `forum_replies`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "posts_status" CHECK("forum_posts"."status" in ('shown', 'waiting', 'hidden', 'deleted'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_id` ON `forum_posts` (`id`);--> statement-breakpoint
CREATE INDEX `posts_newest` ON `forum_posts` (`status`,`is_pinned`,`sequence`);--> statement-breakpoint
CREATE INDEX `posts_of_category` ON `forum_posts` (`category_id`,`status`,`is_pinned`,`sequence`);--> statement-breakpoint
CREATE INDEX `posts_of_user` ON `forum_posts` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `posts_data_version` ON `forum_posts` (`data_version`);--> statement-breakpoint
CREATE INDEX `posts_accepted_reply` ON `forum_posts` (`accepted_reply_id`);--> statement-breakpoint
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
	`told_at` integer,
	`post_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`post_id`) REFERENCES `forum_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "replies_status" CHECK("forum_replies"."status" in ('shown', 'waiting', 'hidden', 'deleted'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `replies_id` ON `forum_replies` (`id`);--> statement-breakpoint
CREATE INDEX `replies_of_user` ON `forum_replies` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `replies_data_version` ON `forum_replies` (`data_version`);--> statement-breakpoint
CREATE INDEX `replies_waiting` ON `forum_replies` (`sequence`) WHERE "forum_replies"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX `replies_of_post` ON `forum_replies` (`post_id`,`status`,`sequence`);--> statement-breakpoint
CREATE INDEX `replies_hidden` ON `forum_replies` (`sequence`) WHERE "forum_replies"."status" = 'hidden';--> statement-breakpoint
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
CREATE INDEX `reports_settled` ON `forum_reports` (`settled_at`) WHERE "forum_reports"."settled_at" is not null;--> statement-breakpoint
CREATE TABLE `forum_views` (
	`day` text NOT NULL,
	`post_id` text NOT NULL,
	`viewer` text NOT NULL,
	PRIMARY KEY(`day`, `post_id`, `viewer`),
	FOREIGN KEY (`post_id`) REFERENCES `forum_posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `views_of_post` ON `forum_views` (`post_id`);--> statement-breakpoint
CREATE TABLE `user_recipe_interactions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`recipe_id` text NOT NULL,
	`is_liked` integer NOT NULL,
	`is_bookmarked` integer NOT NULL,
	`liked_at` integer,
	`bookmarked_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "favourites_liked_at" CHECK("user_recipe_interactions"."is_liked" = ("user_recipe_interactions"."liked_at" is not null)),
	CONSTRAINT "favourites_bookmarked_at" CHECK("user_recipe_interactions"."is_bookmarked" = ("user_recipe_interactions"."bookmarked_at" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `favourites_once` ON `user_recipe_interactions` (`user_id`,`recipe_id`);--> statement-breakpoint
CREATE INDEX `favourites_of_recipe` ON `user_recipe_interactions` (`recipe_id`);--> statement-breakpoint
CREATE INDEX `favourites_liked` ON `user_recipe_interactions` (`user_id`,"liked_at" desc,`recipe_id`) WHERE "user_recipe_interactions"."is_liked" = 1;--> statement-breakpoint
CREATE INDEX `favourites_bookmarked` ON `user_recipe_interactions` (`user_id`,"bookmarked_at" desc,`recipe_id`) WHERE "user_recipe_interactions"."is_bookmarked" = 1;--> statement-breakpoint
CREATE TABLE `ai_spending` (
	`month` text PRIMARY KEY NOT NULL,
	`micro_dollars` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `herbi_conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `herbi_conversations_of_user` ON `herbi_conversations` (`user_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `herbi_messages` (
	`conversation_id` text NOT NULL,
	`order_index` integer NOT NULL,
	`type` text NOT NULL,
	`content` text NOT NULL,
	`sources` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`conversation_id`, `order_index`),
	FOREIGN KEY (`conversation_id`) REFERENCES `herbi_conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `herb_fact_edits` (
	`herb_id` text NOT NULL,
	`fact` text NOT NULL,
	`mine` text NOT NULL,
	`seen` text NOT NULL,
	`source` text NOT NULL,
	`reason` text NOT NULL,
	`changed_at` integer NOT NULL,
	`disputed_since` integer,
	PRIMARY KEY(`herb_id`, `fact`),
	FOREIGN KEY (`herb_id`) REFERENCES `herbs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `herb_rechecks` (
	`id` text PRIMARY KEY NOT NULL,
	`herb_id` text NOT NULL,
	`before` text NOT NULL,
	`after_recipe` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`herb_id`) REFERENCES `herbs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `herb_rechecks_oldest` ON `herb_rechecks` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `herb_rechecks_herb` ON `herb_rechecks` (`herb_id`);--> statement-breakpoint
CREATE TABLE `herbs` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text collate nocase NOT NULL,
	`scientific_name` text NOT NULL,
	`image` text NOT NULL,
	`category` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`preparation_methods` text DEFAULT '[]' NOT NULL,
	`storage_instructions` text NOT NULL,
	`drying_instructions` text NOT NULL,
	`shelf_life_months` integer NOT NULL,
	`safety_notes` text DEFAULT '' NOT NULL,
	`facts` text NOT NULL,
	`released_facts` text,
	`facts_revision` text DEFAULT '' NOT NULL,
	`seed_hash` text,
	`edited_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `herbs_name_unique` ON `herbs` (`name`);--> statement-breakpoint
CREATE TABLE `restricted_plants` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text collate nocase NOT NULL,
	`scientific_name` text NOT NULL,
	`facts` text NOT NULL,
	`seed_hash` text,
	`edited_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `restricted_plants_name_unique` ON `restricted_plants` (`name`);--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`headers` text DEFAULT '{}' NOT NULL,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_outbox_newest` ON `mail_outbox` ("sent_at" desc);--> statement-breakpoint
CREATE INDEX `mail_outbox_newest_to` ON `mail_outbox` (`recipient`,"sent_at" desc);--> statement-breakpoint
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
CREATE TABLE `mailing_list_subscribers` (
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
	`opens_agreed_at` integer,
	`topics` text,
	`paused_until` integer,
	`status` text GENERATED ALWAYS AS (case when suppressed_at is not null then 'suppressed' when unsubscribed_at is not null then 'unsubscribed' when is_active = 1 then 'active' else 'unconfirmed' end) VIRTUAL NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_id` ON `mailing_list_subscribers` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_email` ON `mailing_list_subscribers` (`email`);--> statement-breakpoint
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
CREATE INDEX `subscribers_paused` ON `mailing_list_subscribers` (`paused_until`) WHERE "mailing_list_subscribers"."paused_until" is not null;--> statement-breakpoint
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
CREATE INDEX `imports_oldest` ON `subscriber_imports` (`created_at`);--> statement-breakpoint
CREATE TABLE `live_members` (
	`user_id` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `user_notifications` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`type` text NOT NULL,
	`link` text,
	`read` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_id` ON `user_notifications` (`id`);--> statement-breakpoint
CREATE INDEX `notifications_newest` ON `user_notifications` (`user_id`,`sequence`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `user_notifications` (`user_id`) WHERE "user_notifications"."read" = 0;--> statement-breakpoint
CREATE INDEX `notifications_oldest` ON `user_notifications` (`read`,`created_at`);--> statement-breakpoint
CREATE TABLE `daily_figures` (
	`day` text NOT NULL,
	`figure` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`figure`, `day`)
);
--> statement-breakpoint
CREATE TABLE `figure_days` (
	`day` text PRIMARY KEY NOT NULL,
	`figures` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_totals` (
	`id` integer PRIMARY KEY NOT NULL,
	`users` integer NOT NULL,
	`ratings` integer NOT NULL,
	`rating_sum` integer NOT NULL,
	CONSTRAINT "site_totals_single" CHECK("site_totals"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`full_name` text NOT NULL,
	`display_name` text,
	`date_of_birth` text,
	`location` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `safety_profiles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`answers` text NOT NULL,
	`consent` text NOT NULL,
	`agreed_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `purges` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tags` text NOT NULL,
	`requested_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `purges_oldest` ON `purges` (`requested_at`);--> statement-breakpoint
CREATE TABLE `daily_salts` (
	`day` text PRIMARY KEY NOT NULL,
	`salt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`times` text DEFAULT '[]' NOT NULL,
	`refusals` integer DEFAULT 0 NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_ends` ON `rate_limits` (`ends_at`);--> statement-breakpoint
CREATE TABLE `recipe_ratings` (
	`user_id` text NOT NULL,
	`recipe_id` text NOT NULL,
	`rating` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `recipe_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ratings_range" CHECK("recipe_ratings"."rating" in (1, 2, 3, 4, 5))
);
--> statement-breakpoint
CREATE INDEX `ratings_of_recipe` ON `recipe_ratings` (`recipe_id`);--> statement-breakpoint
CREATE TABLE `ailment_counts` (
	`ailment` text PRIMARY KEY NOT NULL,
	`recipe_count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `catalogue_summary` (
	`id` integer PRIMARY KEY NOT NULL,
	`recipe_count` integer NOT NULL,
	`recipes_by_ailment` text NOT NULL,
	CONSTRAINT "catalogue_summary_single" CHECK("catalogue_summary"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `ingredient_names` (
	`name` text collate nocase PRIMARY KEY NOT NULL,
	`use_count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `recipe_benefits` (
	`recipe_id` text NOT NULL,
	`order_index` integer NOT NULL,
	`benefit` text NOT NULL,
	PRIMARY KEY(`recipe_id`, `order_index`),
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
CREATE TABLE `recipe_ingredients` (
	`recipe_id` text NOT NULL,
	`order_index` integer NOT NULL,
	`name` text NOT NULL,
	`amount` text NOT NULL,
	`notes` text,
	`herb_id` text,
	`grams_per_cup` real,
	PRIMARY KEY(`recipe_id`, `order_index`),
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`herb_id`) REFERENCES `herbs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `recipe_ingredients_herb` ON `recipe_ingredients` (`herb_id`,`recipe_id`);--> statement-breakpoint
CREATE TABLE `recipe_instructions` (
	`recipe_id` text NOT NULL,
	`step_number` integer NOT NULL,
	`step_text` text NOT NULL,
	PRIMARY KEY(`recipe_id`, `step_number`),
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `recipe_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`recipe_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`withdrawn_at` integer,
	`withdrawal_reason` text
);
--> statement-breakpoint
CREATE INDEX `recipe_slugs_recipe` ON `recipe_slugs` (`recipe_id`);--> statement-breakpoint
CREATE TABLE `recipe_tips` (
	`recipe_id` text NOT NULL,
	`order_index` integer NOT NULL,
	`tip` text NOT NULL,
	PRIMARY KEY(`recipe_id`, `order_index`),
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `recipe_warnings` (
	`recipe_id` text NOT NULL,
	`origin` text NOT NULL,
	`order_index` integer NOT NULL,
	`warning` text NOT NULL,
	`topic` text,
	`sources` text DEFAULT '[]' NOT NULL,
	PRIMARY KEY(`recipe_id`, `origin`, `order_index`),
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "recipe_warnings_origin" CHECK("recipe_warnings"."origin" in ('derived', 'written'))
);
--> statement-breakpoint
CREATE TABLE `recipes` (
	`row_key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`slug` text NOT NULL,
	`name` text collate nocase NOT NULL,
	`ailment` text NOT NULL,
	`description` text NOT NULL,
	`brew_time` integer NOT NULL,
	`difficulty` text NOT NULL,
	`servings` integer NOT NULL,
	`image` text NOT NULL,
	`rating` real,
	`rating_sum` integer DEFAULT 0 NOT NULL,
	`reviews` integer DEFAULT 0 NOT NULL,
	`cups_per_day` integer NOT NULL,
	`course_days` integer,
	`preparation` text NOT NULL,
	`status` text NOT NULL,
	`is_draft` integer DEFAULT false NOT NULL,
	`origin` text NOT NULL,
	`verdict` text DEFAULT 'needs_review' NOT NULL,
	`data_version` text DEFAULT '' NOT NULL,
	`safety` text DEFAULT '{"codes":[],"sources":[],"daily":[]}' NOT NULL,
	`reader_groups` text DEFAULT '[]' NOT NULL,
	`confirmed_at` integer,
	`is_closed` integer DEFAULT false NOT NULL,
	`contents_revision` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`edited_at` integer,
	`seed_hash` text,
	`ingredient_names` text DEFAULT '[]' NOT NULL,
	`parts` text,
	`variety` integer DEFAULT 0 NOT NULL,
	`ailment_variety` integer DEFAULT 0 NOT NULL,
	`recheck_failed_at` integer,
	CONSTRAINT "recipes_status" CHECK("recipes"."status" in ('published', 'review')),
	CONSTRAINT "recipes_rating" CHECK("recipes"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recipes_id` ON `recipes` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `recipes_slug` ON `recipes` (`slug`);--> statement-breakpoint
CREATE INDEX `recipes_newest` ON `recipes` (`status`,"created_at" desc,`id`);--> statement-breakpoint
CREATE INDEX `recipes_ailment_newest` ON `recipes` (`status`,`ailment`,"created_at" desc,`id`);--> statement-breakpoint
CREATE INDEX `recipes_name` ON `recipes` (`name`,`status`,`ailment`,`id`);--> statement-breakpoint
CREATE INDEX `recipes_closed` ON `recipes` (`created_at`,`id`) WHERE "recipes"."is_closed" = 1;--> statement-breakpoint
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
CREATE INDEX `recipes_listed_verdict_edited` ON `recipes` (`status`,`is_draft`,`verdict`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `recipes_outdated` ON `recipes` (`recheck_failed_at`,`data_version`);--> statement-breakpoint
CREATE TABLE `safety_facts` (
	`id` integer PRIMARY KEY NOT NULL,
	`data_version` text NOT NULL,
	`facts` text NOT NULL,
	CONSTRAINT "safety_facts_single" CHECK("safety_facts"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`before` text,
	`after` text,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `audit_of_kind` ON `audit_log` (`subject_kind`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_of_kind_and_actor` ON `audit_log` (`subject_kind`,`actor_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_of_subject` ON `audit_log` (`subject_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_newest` ON `audit_log` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_of_actor` ON `audit_log` (`actor_id`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `policy_reports` (
	`day` text NOT NULL,
	`directive` text NOT NULL,
	`host` text NOT NULL,
	`reports` integer NOT NULL,
	PRIMARY KEY(`day`, `directive`, `host`)
);
--> statement-breakpoint
CREATE TABLE `security_events` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`user_id` text,
	`network` text,
	`detail` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `security_events_of_user` ON `security_events` (`user_id`,"at" desc);--> statement-breakpoint
CREATE INDEX `security_events_of_kind` ON `security_events` (`kind`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `security_events_newest` ON `security_events` (`at`,`id`);--> statement-breakpoint
CREATE TABLE `admin_settings` (
	`setting_key` text PRIMARY KEY NOT NULL,
	`setting_value` text NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `dead_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`job` text NOT NULL,
	`subject` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `dead_jobs_newest` ON `dead_jobs` (`at`);--> statement-breakpoint
CREATE TABLE `error_hours` (
	`hour` integer NOT NULL,
	`event` text NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL,
	`last_request` text NOT NULL,
	PRIMARY KEY(`hour`, `event`)
);
--> statement-breakpoint
CREATE TABLE `job_runs` (
	`rhythm` text NOT NULL,
	`job` text NOT NULL,
	`started_at` integer NOT NULL,
	`duration_ms` integer NOT NULL,
	`failures` integer NOT NULL,
	`done_at` integer,
	`request` text NOT NULL,
	`put_off` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`rhythm`, `job`)
);
--> statement-breakpoint
CREATE TABLE `canned_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `canned_replies_title` ON `canned_replies` (`title`);--> statement-breakpoint
CREATE TABLE `support_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`ticket_id` text NOT NULL,
	`admin_id` text,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`ticket_id`) REFERENCES `support_tickets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`admin_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `support_notes_of_ticket` ON `support_notes` (`ticket_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `support_notes_of_admin` ON `support_notes` (`admin_id`);--> statement-breakpoint
CREATE TABLE `support_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`ticket_id` text NOT NULL,
	`admin_id` text,
	`user_id` text,
	`written_by` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	`mail_due_at` integer,
	FOREIGN KEY (`ticket_id`) REFERENCES `support_tickets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`admin_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "support_replies_author" CHECK(case "support_replies"."written_by" when 'admin' then "support_replies"."user_id" is null when 'member' then "support_replies"."admin_id" is null else 0 end)
);
--> statement-breakpoint
CREATE INDEX `support_replies_of_ticket` ON `support_replies` (`ticket_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `support_replies_of_admin` ON `support_replies` (`admin_id`);--> statement-breakpoint
CREATE INDEX `support_replies_of_user` ON `support_replies` (`user_id`);--> statement-breakpoint
CREATE INDEX `support_replies_to_mail` ON `support_replies` (`mail_due_at`) WHERE "support_replies"."mail_due_at" is not null;--> statement-breakpoint
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
CREATE INDEX `tickets_by_status` ON `support_tickets` (`status`,`urgency`,"created_at" desc,`id`);
CREATE INDEX `tickets_newest` ON `support_tickets` ("created_at" desc);--> statement-breakpoint