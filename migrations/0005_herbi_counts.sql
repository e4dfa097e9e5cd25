CREATE TABLE `herbi_answer_counts` (
	`day` text NOT NULL,
	`provider` text NOT NULL,
	`answered` integer DEFAULT 0 NOT NULL,
	`unanswered` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL,
	`helpful` integer DEFAULT 0 NOT NULL,
	`unhelpful` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `provider`)
);
--> statement-breakpoint
CREATE TABLE `herbi_unanswered` (
	`text` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`first_asked_at` integer NOT NULL,
	`last_asked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `herbi_unanswered_by_last` ON `herbi_unanswered` (`last_asked_at`,`text`);