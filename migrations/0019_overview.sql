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
CREATE INDEX `tickets_newest` ON `support_tickets` ("created_at" desc);
--> statement-breakpoint
-- Keeps all figures of a day in one row, so that ninety days cost ninety rows.
CREATE TRIGGER daily_figures_insert AFTER INSERT ON daily_figures BEGIN
  INSERT INTO figure_days(day, figures) VALUES (new.day, json_object(new.figure, new.count))
    ON CONFLICT(day) DO UPDATE SET figures = json_set(figures, '$.' || new.figure, new.count);
END;
--> statement-breakpoint
CREATE TRIGGER daily_figures_update AFTER UPDATE OF count ON daily_figures BEGIN
  UPDATE figure_days SET figures = json_set(figures, '$.' || new.figure, new.count) WHERE day = new.day;
END;
--> statement-breakpoint
INSERT INTO site_totals(id, users, ratings, rating_sum)
  SELECT 1, (SELECT count(*) FROM users WHERE confirmed_at IS NOT NULL), count(*), coalesce(sum(rating), 0) FROM recipe_ratings;
--> statement-breakpoint
INSERT INTO daily_figures(day, figure, count)
  SELECT date(confirmed_at / 1000, 'unixepoch'), 'sign_ups', count(*) FROM users WHERE confirmed_at IS NOT NULL GROUP BY 1;
--> statement-breakpoint
INSERT INTO daily_figures(day, figure, count)
  SELECT date(created_at / 1000, 'unixepoch'), 'remedies', count(*) FROM recipes WHERE status = 'published' GROUP BY 1;
--> statement-breakpoint
INSERT INTO daily_figures(day, figure, count)
  SELECT date(updated_at / 1000, 'unixepoch'), 'ratings', count(*) FROM recipe_ratings WHERE 1 GROUP BY 1;
--> statement-breakpoint
INSERT INTO daily_figures(day, figure, count)
  SELECT date(liked_at / 1000, 'unixepoch'), 'recipe_likes', count(*) FROM user_recipe_interactions WHERE is_liked = 1 GROUP BY 1;
--> statement-breakpoint
INSERT INTO daily_figures(day, figure, count)
  SELECT date(created_at / 1000, 'unixepoch'), 'post_likes', count(*) FROM forum_likes WHERE 1 GROUP BY 1;
--> statement-breakpoint
INSERT INTO daily_figures(day, figure, count)
  SELECT day, 'post_views', count(*) FROM forum_views WHERE 1 GROUP BY day;
--> statement-breakpoint
INSERT INTO daily_figures(day, figure, count)
  SELECT day, 'empty_searches', sum(searches) FROM empty_searches WHERE 1 GROUP BY day;
--> statement-breakpoint
INSERT INTO daily_figures(day, figure, count)
  SELECT date(created_at / 1000, 'unixepoch'), replace(activity_type, 'recipe_', 'bot_'), count(*) FROM bot_activity
  WHERE activity_type IN ('recipe_published', 'recipe_waiting', 'recipe_refused') GROUP BY 1, 2;
--> statement-breakpoint
-- An account counts from the confirmation of its address. Deleting it reduces the users, but not the sign-ups.
CREATE TRIGGER users_total_insert AFTER INSERT ON users WHEN new.confirmed_at IS NOT NULL BEGIN
  UPDATE site_totals SET users = users + 1 WHERE id = 1;
  INSERT INTO daily_figures(day, figure, count) VALUES (date(new.confirmed_at / 1000, 'unixepoch'), 'sign_ups', 1)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER users_total_confirmed AFTER UPDATE OF confirmed_at ON users WHEN old.confirmed_at IS NULL AND new.confirmed_at IS NOT NULL BEGIN
  UPDATE site_totals SET users = users + 1 WHERE id = 1;
  INSERT INTO daily_figures(day, figure, count) VALUES (date(new.confirmed_at / 1000, 'unixepoch'), 'sign_ups', 1)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER users_total_unconfirmed AFTER UPDATE OF confirmed_at ON users WHEN old.confirmed_at IS NOT NULL AND new.confirmed_at IS NULL BEGIN
  UPDATE site_totals SET users = users - 1 WHERE id = 1;
  UPDATE daily_figures SET count = count - 1 WHERE figure = 'sign_ups' AND day = date(old.confirmed_at / 1000, 'unixepoch');
END;
--> statement-breakpoint
CREATE TRIGGER users_total_delete AFTER DELETE ON users WHEN old.confirmed_at IS NOT NULL BEGIN
  UPDATE site_totals SET users = users - 1 WHERE id = 1;
END;
--> statement-breakpoint
-- Counts a published remedy, of any origin, on the day on which it was written.
CREATE TRIGGER recipes_figure_insert AFTER INSERT ON recipes WHEN new.status = 'published' BEGIN
  INSERT INTO daily_figures(day, figure, count) VALUES (date(new.created_at / 1000, 'unixepoch'), 'remedies', 1)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER recipes_figure_delete AFTER DELETE ON recipes WHEN old.status = 'published' BEGIN
  UPDATE daily_figures SET count = count - 1 WHERE figure = 'remedies' AND day = date(old.created_at / 1000, 'unixepoch');
END;
--> statement-breakpoint
CREATE TRIGGER recipes_figure_update_old AFTER UPDATE OF status, created_at ON recipes WHEN old.status = 'published' AND (new.status <> 'published' OR new.created_at <> old.created_at) BEGIN
  UPDATE daily_figures SET count = count - 1 WHERE figure = 'remedies' AND day = date(old.created_at / 1000, 'unixepoch');
END;
--> statement-breakpoint
CREATE TRIGGER recipes_figure_update_new AFTER UPDATE OF status, created_at ON recipes WHEN new.status = 'published' AND (old.status <> 'published' OR new.created_at <> old.created_at) BEGIN
  INSERT INTO daily_figures(day, figure, count) VALUES (date(new.created_at / 1000, 'unixepoch'), 'remedies', 1)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER recipe_ratings_total_insert AFTER INSERT ON recipe_ratings BEGIN
  UPDATE site_totals SET ratings = ratings + 1, rating_sum = rating_sum + new.rating WHERE id = 1;
  INSERT INTO daily_figures(day, figure, count) VALUES (date(new.updated_at / 1000, 'unixepoch'), 'ratings', 1)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER recipe_ratings_total_update AFTER UPDATE OF rating ON recipe_ratings WHEN new.rating <> old.rating BEGIN
  UPDATE site_totals SET rating_sum = rating_sum - old.rating + new.rating WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER recipe_ratings_total_delete AFTER DELETE ON recipe_ratings BEGIN
  UPDATE site_totals SET ratings = ratings - 1, rating_sum = rating_sum - old.rating WHERE id = 1;
END;
--> statement-breakpoint
-- A like counts on its day until it is removed, so that repeated clicks don't inflate the chart.
CREATE TRIGGER favourites_figure_insert AFTER INSERT ON user_recipe_interactions WHEN new.is_liked = 1 BEGIN
  INSERT INTO daily_figures(day, figure, count) VALUES (date(new.liked_at / 1000, 'unixepoch'), 'recipe_likes', 1)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER favourites_figure_liked AFTER UPDATE OF is_liked ON user_recipe_interactions WHEN old.is_liked = 0 AND new.is_liked = 1 BEGIN
  INSERT INTO daily_figures(day, figure, count) VALUES (date(new.liked_at / 1000, 'unixepoch'), 'recipe_likes', 1)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER favourites_figure_taken_back AFTER UPDATE OF is_liked ON user_recipe_interactions WHEN old.is_liked = 1 AND new.is_liked = 0 BEGIN
  UPDATE daily_figures SET count = count - 1 WHERE figure = 'recipe_likes' AND day = date(old.liked_at / 1000, 'unixepoch');
END;
--> statement-breakpoint
CREATE TRIGGER favourites_figure_delete AFTER DELETE ON user_recipe_interactions WHEN old.is_liked = 1 BEGIN
  UPDATE daily_figures SET count = count - 1 WHERE figure = 'recipe_likes' AND day = date(old.liked_at / 1000, 'unixepoch');
END;
--> statement-breakpoint
CREATE TRIGGER forum_likes_figure_insert AFTER INSERT ON forum_likes BEGIN
  INSERT INTO daily_figures(day, figure, count) VALUES (date(new.created_at / 1000, 'unixepoch'), 'post_likes', 1)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER forum_likes_figure_delete AFTER DELETE ON forum_likes BEGIN
  UPDATE daily_figures SET count = count - 1 WHERE figure = 'post_likes' AND day = date(old.created_at / 1000, 'unixepoch');
END;
--> statement-breakpoint
CREATE TRIGGER forum_views_figure_insert AFTER INSERT ON forum_views BEGIN
  INSERT INTO daily_figures(day, figure, count) VALUES (new.day, 'post_views', 1)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER empty_searches_figure_insert AFTER INSERT ON empty_searches BEGIN
  INSERT INTO daily_figures(day, figure, count) VALUES (new.day, 'empty_searches', new.searches)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER empty_searches_figure_update AFTER UPDATE OF searches ON empty_searches WHEN new.searches <> old.searches BEGIN
  INSERT INTO daily_figures(day, figure, count) VALUES (new.day, 'empty_searches', new.searches - old.searches)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER bot_activity_figure_insert AFTER INSERT ON bot_activity WHEN new.activity_type IN ('recipe_published', 'recipe_waiting', 'recipe_refused') BEGIN
  INSERT INTO daily_figures(day, figure, count) VALUES (date(new.created_at / 1000, 'unixepoch'), replace(new.activity_type, 'recipe_', 'bot_'), 1)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
