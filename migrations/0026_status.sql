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
	PRIMARY KEY(`rhythm`, `job`)
);
