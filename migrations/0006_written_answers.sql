CREATE TABLE `written_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL
);
