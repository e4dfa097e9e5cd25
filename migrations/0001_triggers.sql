-- === Recipes: search ===

-- Finds substrings of three or more letters. The text itself stays in `recipes`.
CREATE VIRTUAL TABLE recipe_search USING fts5 (
  name, ailment, description,
  content = 'recipes', content_rowid = 'row_key', tokenize = 'trigram'
);
--> statement-breakpoint
-- Finds beginnings of words, for terms of one or two letters.
CREATE VIRTUAL TABLE recipe_prefixes USING fts5 (
  name, ailment, description,
  content = 'recipes', content_rowid = 'row_key', tokenize = 'unicode61', prefix = '1 2', detail = column, columnsize = 0
);
--> statement-breakpoint
-- FTS5 does not read `recipes` on its own, and seed, editor and bot all insert recipes.
CREATE TRIGGER recipes_search_insert AFTER INSERT ON recipes BEGIN
  INSERT INTO recipe_search(rowid, name, ailment, description) VALUES (new.row_key, new.name, new.ailment, new.description);
  INSERT INTO recipe_prefixes(rowid, name, ailment, description) VALUES (new.row_key, new.name, new.ailment, new.description);
END;
--> statement-breakpoint
-- FTS5 removes an entry by its old text, which only a trigger still has.
CREATE TRIGGER recipes_search_delete AFTER DELETE ON recipes BEGIN
  INSERT INTO recipe_search(recipe_search, rowid, name, ailment, description) VALUES ('delete', old.row_key, old.name, old.ailment, old.description);
  INSERT INTO recipe_prefixes(recipe_prefixes, rowid, name, ailment, description) VALUES ('delete', old.row_key, old.name, old.ailment, old.description);
END;
--> statement-breakpoint
-- FTS5 replaces an entry by its old text, which only a trigger still has.
CREATE TRIGGER recipes_search_update AFTER UPDATE OF name, ailment, description ON recipes BEGIN
  INSERT INTO recipe_search(recipe_search, rowid, name, ailment, description) VALUES ('delete', old.row_key, old.name, old.ailment, old.description);
  INSERT INTO recipe_prefixes(recipe_prefixes, rowid, name, ailment, description) VALUES ('delete', old.row_key, old.name, old.ailment, old.description);
  INSERT INTO recipe_search(rowid, name, ailment, description) VALUES (new.row_key, new.name, new.ailment, new.description);
  INSERT INTO recipe_prefixes(rowid, name, ailment, description) VALUES (new.row_key, new.name, new.ailment, new.description);
END;
--> statement-breakpoint
-- === Recipes: counts ===

INSERT INTO catalogue_summary(id, recipe_count, recipes_by_ailment) VALUES (1, 0, '{}');
--> statement-breakpoint
-- Seed, editor and bot publish recipes, and a conditional insert may write nothing.
CREATE TRIGGER recipes_count_insert AFTER INSERT ON recipes WHEN new.status = 'published' BEGIN
  INSERT INTO ailment_counts(ailment, recipe_count) VALUES (new.ailment, 1)
    ON CONFLICT(ailment) DO UPDATE SET recipe_count = recipe_count + 1;
END;
--> statement-breakpoint
-- A deletion is conditional, so only the deleted rows know what to subtract.
CREATE TRIGGER recipes_count_delete AFTER DELETE ON recipes WHEN old.status = 'published' BEGIN
  UPDATE ailment_counts SET recipe_count = recipe_count - 1 WHERE ailment = old.ailment;
  DELETE FROM ailment_counts WHERE ailment = old.ailment AND recipe_count = 0;
END;
--> statement-breakpoint
-- Only a trigger knows the previous ailment and status of each changed row.
CREATE TRIGGER recipes_count_update_old AFTER UPDATE OF ailment, status ON recipes WHEN old.status = 'published' BEGIN
  UPDATE ailment_counts SET recipe_count = recipe_count - 1 WHERE ailment = old.ailment;
  DELETE FROM ailment_counts WHERE ailment = old.ailment AND recipe_count = 0;
END;
--> statement-breakpoint
-- An update is conditional, so only the changed rows know what to add.
CREATE TRIGGER recipes_count_update_new AFTER UPDATE OF ailment, status ON recipes WHEN new.status = 'published' BEGIN
  INSERT INTO ailment_counts(ailment, recipe_count) VALUES (new.ailment, 1)
    ON CONFLICT(ailment) DO UPDATE SET recipe_count = recipe_count + 1;
END;
--> statement-breakpoint
-- The triggers above write `ailment_counts`, so only a trigger can follow.
CREATE TRIGGER ailment_counts_insert AFTER INSERT ON ailment_counts BEGIN
  UPDATE catalogue_summary SET
    recipe_count = (SELECT coalesce(sum(recipe_count), 0) FROM ailment_counts),
    recipes_by_ailment = (SELECT json_group_object(ailment, recipe_count) FROM ailment_counts)
  WHERE id = 1;
END;
--> statement-breakpoint
-- The triggers above change `ailment_counts`, so only a trigger can follow.
CREATE TRIGGER ailment_counts_update AFTER UPDATE ON ailment_counts BEGIN
  UPDATE catalogue_summary SET
    recipe_count = (SELECT coalesce(sum(recipe_count), 0) FROM ailment_counts),
    recipes_by_ailment = (SELECT json_group_object(ailment, recipe_count) FROM ailment_counts)
  WHERE id = 1;
END;
--> statement-breakpoint
-- The triggers above delete from `ailment_counts`, so only a trigger can follow.
CREATE TRIGGER ailment_counts_delete AFTER DELETE ON ailment_counts BEGIN
  UPDATE catalogue_summary SET
    recipe_count = (SELECT coalesce(sum(recipe_count), 0) FROM ailment_counts),
    recipes_by_ailment = (SELECT json_group_object(ailment, recipe_count) FROM ailment_counts)
  WHERE id = 1;
END;
--> statement-breakpoint
-- === Recipes: recipes with the same name ===

-- A new recipe renumbers the published ones with its name, no matter who inserts it.
-- Numbers them by id, in the whole list and within the ailment; 0 if the name is unique.
CREATE TRIGGER recipes_variety_insert AFTER INSERT ON recipes BEGIN
  UPDATE recipes SET
    variety = CASE WHEN status = 'published' AND (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published') > 1
      THEN (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published' AND other.id <= recipes.id) ELSE 0 END,
    ailment_variety = CASE WHEN status = 'published' AND (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published' AND other.ailment = recipes.ailment) > 1
      THEN (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published' AND other.ailment = recipes.ailment AND other.id <= recipes.id) ELSE 0 END
  WHERE name = new.name;
END;
--> statement-breakpoint
-- A deletion renumbers the recipes that keep the name, which only the deleted row names.
CREATE TRIGGER recipes_variety_delete AFTER DELETE ON recipes BEGIN
  UPDATE recipes SET
    variety = CASE WHEN status = 'published' AND (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published') > 1
      THEN (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published' AND other.id <= recipes.id) ELSE 0 END,
    ailment_variety = CASE WHEN status = 'published' AND (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published' AND other.ailment = recipes.ailment) > 1
      THEN (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published' AND other.ailment = recipes.ailment AND other.id <= recipes.id) ELSE 0 END
  WHERE name = old.name;
END;
--> statement-breakpoint
-- Renaming renumbers two groups of recipes, and only a trigger knows the previous name.
CREATE TRIGGER recipes_variety_update AFTER UPDATE OF name, ailment, status ON recipes BEGIN
  UPDATE recipes SET
    variety = CASE WHEN status = 'published' AND (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published') > 1
      THEN (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published' AND other.id <= recipes.id) ELSE 0 END,
    ailment_variety = CASE WHEN status = 'published' AND (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published' AND other.ailment = recipes.ailment) > 1
      THEN (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published' AND other.ailment = recipes.ailment AND other.id <= recipes.id) ELSE 0 END
  WHERE name = old.name;
  UPDATE recipes SET
    variety = CASE WHEN status = 'published' AND (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published') > 1
      THEN (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published' AND other.id <= recipes.id) ELSE 0 END,
    ailment_variety = CASE WHEN status = 'published' AND (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published' AND other.ailment = recipes.ailment) > 1
      THEN (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published' AND other.ailment = recipes.ailment AND other.id <= recipes.id) ELSE 0 END
  WHERE name = new.name;
END;
--> statement-breakpoint
-- === Recipes: ingredient names ===

-- Seed, editor and bot insert ingredients, and each use must be counted once.
CREATE TRIGGER ingredient_names_insert AFTER INSERT ON recipe_ingredients BEGIN
  INSERT INTO ingredient_names(name, use_count) VALUES (new.name, 1)
    ON CONFLICT(name) DO UPDATE SET use_count = use_count + 1;
END;
--> statement-breakpoint
-- Deleting a recipe deletes its ingredients by foreign key, without any statement of ours.
CREATE TRIGGER ingredient_names_delete AFTER DELETE ON recipe_ingredients BEGIN
  UPDATE ingredient_names SET use_count = use_count - 1 WHERE name = old.name;
  DELETE FROM ingredient_names WHERE name = old.name AND use_count = 0;
END;
--> statement-breakpoint
-- Only a trigger knows the previous name of an ingredient.
CREATE TRIGGER ingredient_names_update AFTER UPDATE OF name ON recipe_ingredients BEGIN
  UPDATE ingredient_names SET use_count = use_count - 1 WHERE name = old.name;
  DELETE FROM ingredient_names WHERE name = old.name AND use_count = 0;
  INSERT INTO ingredient_names(name, use_count) VALUES (new.name, 1)
    ON CONFLICT(name) DO UPDATE SET use_count = use_count + 1;
END;
--> statement-breakpoint
-- === Recipes: safety ===

-- No statement may publish a refused recipe, not even one that is run by hand.
CREATE TRIGGER recipes_publish_insert BEFORE INSERT ON recipes
WHEN new.status = 'published' AND new.verdict NOT IN ('ok', 'ok_with_warnings') AND NOT (new.verdict = 'needs_review' AND new.confirmed_at IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'a recipe that is refused or unconfirmed cannot be published');
END;
--> statement-breakpoint
-- No statement may publish a refused recipe or withdraw the verdict of a published one, not even one that is run by hand.
CREATE TRIGGER recipes_publish_update BEFORE UPDATE OF status, verdict, confirmed_at ON recipes
WHEN new.status = 'published' AND new.verdict NOT IN ('ok', 'ok_with_warnings') AND NOT (new.verdict = 'needs_review' AND new.confirmed_at IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'a recipe that is refused or unconfirmed cannot be published');
END;
--> statement-breakpoint
-- A stored check must never describe other content, and only a trigger can compare the old row with the new one.
CREATE TRIGGER recipes_unchecked_update AFTER UPDATE OF servings, cups_per_day, course_days, preparation, origin ON recipes
WHEN new.seed_hash IS NOT 'pending' AND (old.servings, old.cups_per_day, old.course_days, old.preparation, old.origin) IS NOT (new.servings, new.cups_per_day, new.course_days, new.preparation, new.origin) BEGIN
  UPDATE recipes SET data_version = '', contents_revision = contents_revision + 1 WHERE row_key = new.row_key;
END;
--> statement-breakpoint
-- A stored check must never describe other ingredients, no matter who adds one.
CREATE TRIGGER recipe_ingredients_unchecked_insert AFTER INSERT ON recipe_ingredients BEGIN
  UPDATE recipes SET data_version = '', contents_revision = contents_revision + 1 WHERE id = new.recipe_id AND seed_hash IS NOT 'pending';
END;
--> statement-breakpoint
-- A stored check must never describe other ingredients, no matter who changes one.
CREATE TRIGGER recipe_ingredients_unchecked_update AFTER UPDATE OF recipe_id, name, amount, grams_per_cup ON recipe_ingredients BEGIN
  UPDATE recipes SET data_version = '', contents_revision = contents_revision + 1 WHERE id IN (old.recipe_id, new.recipe_id) AND seed_hash IS NOT 'pending';
END;
--> statement-breakpoint
-- A stored check must never describe other ingredients, no matter who removes one.
CREATE TRIGGER recipe_ingredients_unchecked_delete AFTER DELETE ON recipe_ingredients BEGIN
  UPDATE recipes SET data_version = '', contents_revision = contents_revision + 1 WHERE id = old.recipe_id AND seed_hash IS NOT 'pending';
END;
--> statement-breakpoint
-- === Ratings ===

-- Only a trigger knows that an upsert inserted. It updates the average without reading all ratings.
CREATE TRIGGER recipe_ratings_insert AFTER INSERT ON recipe_ratings BEGIN
  UPDATE recipes SET
    rating_sum = rating_sum + new.rating,
    reviews = reviews + 1,
    rating = CAST(rating_sum + new.rating AS REAL) / (reviews + 1)
  WHERE id = new.recipe_id;
END;
--> statement-breakpoint
-- Only a trigger knows the previous rating of an upsert.
CREATE TRIGGER recipe_ratings_update AFTER UPDATE OF rating ON recipe_ratings BEGIN
  UPDATE recipes SET
    rating_sum = rating_sum - old.rating + new.rating,
    rating = CAST(rating_sum - old.rating + new.rating AS REAL) / reviews
  WHERE id = new.recipe_id;
END;
--> statement-breakpoint
-- Deleting a member deletes their ratings by foreign key, without any statement of ours.
CREATE TRIGGER recipe_ratings_delete AFTER DELETE ON recipe_ratings BEGIN
  UPDATE recipes SET
    rating_sum = rating_sum - old.rating,
    reviews = reviews - 1,
    rating = CASE WHEN reviews > 1 THEN CAST(rating_sum - old.rating AS REAL) / (reviews - 1) END
  WHERE id = old.recipe_id;
END;
--> statement-breakpoint
-- === Free content limit ===

-- A new recipe may close others, no matter who publishes it.
CREATE TRIGGER recipes_closed_insert AFTER INSERT ON recipes
WHEN new.status = 'published' AND (SELECT setting_value FROM admin_settings WHERE setting_key = 'free_content_enabled') = 'true' BEGIN
  UPDATE recipes SET is_closed = coalesce((created_at, id) >= (SELECT created_at, id FROM recipes WHERE status = 'published' ORDER BY created_at, id LIMIT 1 OFFSET coalesce((SELECT CAST(setting_value AS INTEGER) FROM admin_settings WHERE setting_key = 'free_content_limit'), 20)), 0)
    WHERE row_key = new.row_key;
  UPDATE recipes SET is_closed = 0
    WHERE is_closed = 1 AND created_at <= coalesce((SELECT created_at FROM recipes WHERE status = 'published' ORDER BY created_at, id LIMIT 1 OFFSET coalesce((SELECT CAST(setting_value AS INTEGER) FROM admin_settings WHERE setting_key = 'free_content_limit'), 20)), 9e15)
      AND coalesce((created_at, id) < (SELECT created_at, id FROM recipes WHERE status = 'published' ORDER BY created_at, id LIMIT 1 OFFSET coalesce((SELECT CAST(setting_value AS INTEGER) FROM admin_settings WHERE setting_key = 'free_content_limit'), 20)), 1);
  UPDATE recipes SET is_closed = 1
    WHERE status = 'published' AND is_closed = 0
      AND created_at <= coalesce((SELECT created_at FROM recipes WHERE is_closed = 1 ORDER BY created_at, id LIMIT 1), 9e15)
      AND (created_at, id) >= (SELECT created_at, id FROM recipes WHERE status = 'published' ORDER BY created_at, id LIMIT 1 OFFSET coalesce((SELECT CAST(setting_value AS INTEGER) FROM admin_settings WHERE setting_key = 'free_content_limit'), 20))
      AND coalesce((created_at, id) < (SELECT created_at, id FROM recipes WHERE is_closed = 1 ORDER BY created_at, id LIMIT 1), 1);
END;
--> statement-breakpoint
-- Review, recheck and editor publish recipes, and each may close others.
CREATE TRIGGER recipes_closed_publish AFTER UPDATE OF status, created_at ON recipes
WHEN new.status = 'published' AND (SELECT setting_value FROM admin_settings WHERE setting_key = 'free_content_enabled') = 'true' BEGIN
  UPDATE recipes SET is_closed = coalesce((created_at, id) >= (SELECT created_at, id FROM recipes WHERE status = 'published' ORDER BY created_at, id LIMIT 1 OFFSET coalesce((SELECT CAST(setting_value AS INTEGER) FROM admin_settings WHERE setting_key = 'free_content_limit'), 20)), 0)
    WHERE row_key = new.row_key;
  UPDATE recipes SET is_closed = 0
    WHERE is_closed = 1 AND created_at <= coalesce((SELECT created_at FROM recipes WHERE status = 'published' ORDER BY created_at, id LIMIT 1 OFFSET coalesce((SELECT CAST(setting_value AS INTEGER) FROM admin_settings WHERE setting_key = 'free_content_limit'), 20)), 9e15)
      AND coalesce((created_at, id) < (SELECT created_at, id FROM recipes WHERE status = 'published' ORDER BY created_at, id LIMIT 1 OFFSET coalesce((SELECT CAST(setting_value AS INTEGER) FROM admin_settings WHERE setting_key = 'free_content_limit'), 20)), 1);
  UPDATE recipes SET is_closed = 1
    WHERE status = 'published' AND is_closed = 0
      AND created_at <= coalesce((SELECT created_at FROM recipes WHERE is_closed = 1 ORDER BY created_at, id LIMIT 1), 9e15)
      AND (created_at, id) >= (SELECT created_at, id FROM recipes WHERE status = 'published' ORDER BY created_at, id LIMIT 1 OFFSET coalesce((SELECT CAST(setting_value AS INTEGER) FROM admin_settings WHERE setting_key = 'free_content_limit'), 20))
      AND coalesce((created_at, id) < (SELECT created_at, id FROM recipes WHERE is_closed = 1 ORDER BY created_at, id LIMIT 1), 1);
END;
--> statement-breakpoint
-- Review, recheck and editor withhold recipes, and each may open others.
CREATE TRIGGER recipes_closed_withhold AFTER UPDATE OF status ON recipes
WHEN old.status = 'published' AND new.status <> 'published' AND (SELECT setting_value FROM admin_settings WHERE setting_key = 'free_content_enabled') = 'true' BEGIN
  UPDATE recipes SET is_closed = 0 WHERE row_key = new.row_key;
  UPDATE recipes SET is_closed = 0
    WHERE is_closed = 1 AND created_at <= coalesce((SELECT created_at FROM recipes WHERE status = 'published' ORDER BY created_at, id LIMIT 1 OFFSET coalesce((SELECT CAST(setting_value AS INTEGER) FROM admin_settings WHERE setting_key = 'free_content_limit'), 20)), 9e15)
      AND coalesce((created_at, id) < (SELECT created_at, id FROM recipes WHERE status = 'published' ORDER BY created_at, id LIMIT 1 OFFSET coalesce((SELECT CAST(setting_value AS INTEGER) FROM admin_settings WHERE setting_key = 'free_content_limit'), 20)), 1);
END;
--> statement-breakpoint
-- Deleting a recipe may open others, no matter who deletes it.
CREATE TRIGGER recipes_closed_delete AFTER DELETE ON recipes
WHEN old.status = 'published' AND (SELECT setting_value FROM admin_settings WHERE setting_key = 'free_content_enabled') = 'true' BEGIN
  UPDATE recipes SET is_closed = 0
    WHERE is_closed = 1 AND created_at <= coalesce((SELECT created_at FROM recipes WHERE status = 'published' ORDER BY created_at, id LIMIT 1 OFFSET coalesce((SELECT CAST(setting_value AS INTEGER) FROM admin_settings WHERE setting_key = 'free_content_limit'), 20)), 9e15)
      AND coalesce((created_at, id) < (SELECT created_at, id FROM recipes WHERE status = 'published' ORDER BY created_at, id LIMIT 1 OFFSET coalesce((SELECT CAST(setting_value AS INTEGER) FROM admin_settings WHERE setting_key = 'free_content_limit'), 20)), 1);
END;
--> statement-breakpoint
-- === Reader groups ===

-- Seed, editor and bot store a check with its groups, and the lists must match it.
-- A recipe is listed while it is published and its check is of its current content.
CREATE TRIGGER recipe_groups_insert AFTER INSERT ON recipes
WHEN new.status = 'published' AND new.data_version <> '' BEGIN
  INSERT INTO recipe_groups(recipe_id, reader_group, ailment, created_at)
    SELECT new.id, value, new.ailment, new.created_at FROM json_each(new.reader_groups);
END;
--> statement-breakpoint
-- Other triggers empty `data_version`, which removes a recipe from the lists.
CREATE TRIGGER recipe_groups_update AFTER UPDATE OF reader_groups, status, ailment, created_at, data_version ON recipes
WHEN (old.reader_groups, old.status, old.ailment, old.created_at, old.data_version = '') IS NOT (new.reader_groups, new.status, new.ailment, new.created_at, new.data_version = '') BEGIN
  DELETE FROM recipe_groups WHERE recipe_id = new.id;
  INSERT INTO recipe_groups(recipe_id, reader_group, ailment, created_at)
    SELECT new.id, value, new.ailment, new.created_at FROM json_each(new.reader_groups)
    WHERE new.status = 'published' AND new.data_version <> '';
END;
--> statement-breakpoint
-- The triggers above insert the rows, so only a trigger can count them.
CREATE TRIGGER recipe_group_counts_insert AFTER INSERT ON recipe_groups BEGIN
  INSERT INTO recipe_group_counts(reader_group, ailment, recipe_count) VALUES (new.reader_group, new.ailment, 1)
    ON CONFLICT(reader_group, ailment) DO UPDATE SET recipe_count = recipe_count + 1;
END;
--> statement-breakpoint
-- Deleting a recipe deletes its rows by foreign key, without any statement of ours.
CREATE TRIGGER recipe_group_counts_delete AFTER DELETE ON recipe_groups BEGIN
  UPDATE recipe_group_counts SET recipe_count = recipe_count - 1
    WHERE reader_group = old.reader_group AND ailment = old.ailment;
  DELETE FROM recipe_group_counts
    WHERE reader_group = old.reader_group AND ailment = old.ailment AND recipe_count = 0;
END;
--> statement-breakpoint
-- === Community ===

INSERT INTO forum_categories (id, slug, name, description, color, icon, order_index, is_active) VALUES
  ('5f0c1a51-0001-4000-8000-000000000001', 'first-cups', 'First Cups', 'Where to begin, what to buy and what went wrong with the first pot.', '#3F7D4F', '🌱', 1, 1),
  ('5f0c1a51-0002-4000-8000-000000000002', 'recipes-and-blends', 'Recipes & Blends', 'Blends of your own, and what you changed in ours.', '#2B4C9B', '🍵', 2, 1),
  ('5f0c1a51-0003-4000-8000-000000000003', 'growing-and-drying', 'Growing & Drying', 'Seeds, pots, harvest days and the shelf where it dries.', '#5E8C3A', '🌿', 3, 1),
  ('5f0c1a51-0004-4000-8000-000000000004', 'brewing-and-tools', 'Brewing & Tools', 'Pots, strainers, scales, and how long is long enough.', '#B7791F', '🫖', 4, 1),
  ('5f0c1a51-0005-4000-8000-000000000005', 'care-and-caution', 'Care & Caution', 'What does not go together, and whom to ask first.', '#A8432E', '⚖️', 5, 1),
  ('5f0c1a51-0006-4000-8000-000000000006', 'around-the-table', 'Around the Table', 'Everything else over a cup.', '#6B5B95', '🪑', 6, 1);
--> statement-breakpoint
-- Posting is a conditional insert, so only a written row may be counted.
CREATE TRIGGER forum_posts_count_insert AFTER INSERT ON forum_posts WHEN new.status = 'shown' BEGIN
  UPDATE forum_categories SET post_count = post_count + 1 WHERE id = new.category_id;
END;
--> statement-breakpoint
-- Deleting an account deletes its posts without replies in one statement, and only the deleted rows know their categories.
CREATE TRIGGER forum_posts_count_delete AFTER DELETE ON forum_posts WHEN old.status = 'shown' BEGIN
  UPDATE forum_categories SET post_count = post_count - 1 WHERE id = old.category_id;
END;
--> statement-breakpoint
-- Only a trigger knows the previous status and category, also when a whole category moves.
CREATE TRIGGER forum_posts_count_update AFTER UPDATE OF status, category_id ON forum_posts BEGIN
  UPDATE forum_categories SET post_count = post_count - (old.status = 'shown') WHERE id = old.category_id;
  UPDATE forum_categories SET post_count = post_count + (new.status = 'shown') WHERE id = new.category_id;
END;
--> statement-breakpoint
-- Replying is a conditional insert, so only a written row may be counted.
CREATE TRIGGER forum_replies_count_insert AFTER INSERT ON forum_replies WHEN new.status = 'shown' BEGIN
  UPDATE forum_posts SET reply_count = reply_count + 1 WHERE id = new.post_id;
END;
--> statement-breakpoint
-- Deleting an account deletes replies to many posts in one statement, and only the deleted rows know which.
CREATE TRIGGER forum_replies_count_delete AFTER DELETE ON forum_replies WHEN old.status = 'shown' BEGIN
  UPDATE forum_posts SET reply_count = reply_count - 1 WHERE id = old.post_id;
END;
--> statement-breakpoint
-- Only a trigger knows the previous status of each changed reply.
CREATE TRIGGER forum_replies_count_update AFTER UPDATE OF status ON forum_replies BEGIN
  UPDATE forum_posts SET reply_count = reply_count - (old.status = 'shown') + (new.status = 'shown') WHERE id = new.post_id;
END;
--> statement-breakpoint
-- A repeated like inserts nothing, and only a trigger knows that.
CREATE TRIGGER forum_likes_insert AFTER INSERT ON forum_likes BEGIN
  UPDATE forum_posts SET likes = likes + 1 WHERE id = new.post_id;
END;
--> statement-breakpoint
-- Deleting an account deletes its likes by foreign key, without any statement of ours.
CREATE TRIGGER forum_likes_delete AFTER DELETE ON forum_likes BEGIN
  UPDATE forum_posts SET likes = likes - 1 WHERE id = old.post_id;
END;
--> statement-breakpoint
-- A repeated view inserts nothing, and only a trigger knows that.
CREATE TRIGGER forum_views_insert AFTER INSERT ON forum_views BEGIN
  UPDATE forum_posts SET views = views + 1 WHERE id = new.post_id;
END;
--> statement-breakpoint
-- Community and profile save the name by upsert, and posts and replies show a copy of it.
CREATE TRIGGER profiles_display_name AFTER UPDATE OF display_name ON profiles BEGIN
  UPDATE forum_posts SET author_name = new.display_name WHERE user_id = new.id;
  UPDATE forum_replies SET author_name = new.display_name WHERE user_id = new.id;
END;
--> statement-breakpoint
-- Deleting an account empties `user_id` by foreign key, without any statement of ours.
CREATE TRIGGER forum_posts_former_member AFTER UPDATE OF user_id ON forum_posts WHEN new.user_id IS NULL BEGIN
  UPDATE forum_posts SET author_name = NULL WHERE id = new.id;
END;
--> statement-breakpoint
-- Deleting an account empties `user_id` by foreign key, without any statement of ours.
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
-- FTS5 does not read `forum_posts` on its own, and a conditional insert may write nothing.
CREATE TRIGGER forum_posts_search_insert AFTER INSERT ON forum_posts BEGIN
  INSERT INTO post_search(rowid, title, content) VALUES (new.sequence, new.title, new.content);
END;
--> statement-breakpoint
-- FTS5 removes an entry by its old text, which only a trigger still has.
CREATE TRIGGER forum_posts_search_delete AFTER DELETE ON forum_posts BEGIN
  INSERT INTO post_search(post_search, rowid, title, content) VALUES ('delete', old.sequence, old.title, old.content);
END;
--> statement-breakpoint
-- FTS5 replaces an entry by its old text, which only a trigger still has.
CREATE TRIGGER forum_posts_search_update AFTER UPDATE OF title, content ON forum_posts BEGIN
  INSERT INTO post_search(post_search, rowid, title, content) VALUES ('delete', old.sequence, old.title, old.content);
  INSERT INTO post_search(rowid, title, content) VALUES (new.sequence, new.title, new.content);
END;
--> statement-breakpoint
-- Author, moderator and recheck hide replies, and a hidden reply cannot be the accepted answer.
CREATE TRIGGER forum_replies_answer AFTER UPDATE OF status ON forum_replies WHEN new.status <> 'shown' BEGIN
  UPDATE forum_posts SET accepted_reply_id = NULL WHERE accepted_reply_id = new.id;
END;
--> statement-breakpoint
-- Author, moderator and account deletion delete posts, which then have no followers and no accepted answer.
CREATE TRIGGER forum_posts_deleted AFTER UPDATE OF status ON forum_posts WHEN new.status = 'deleted' BEGIN
  DELETE FROM forum_follows WHERE post_id = new.id;
  UPDATE forum_posts SET accepted_reply_id = NULL WHERE id = new.id;
END;
--> statement-breakpoint
-- === Users ===

-- Finds names with and without their accents.
CREATE VIRTUAL TABLE user_search USING fts5 (
  name, email,
  content = 'users', content_rowid = 'search_key', tokenize = 'trigram remove_diacritics 1'
);
--> statement-breakpoint
-- Removes deleted text from the index completely.
INSERT INTO user_search(user_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
-- The search key comes from the table, and FTS5 needs the key of the written row.
CREATE TRIGGER users_insert AFTER INSERT ON users BEGIN
  UPDATE users SET
    search_key = 1 + ifnull((SELECT max(search_key) FROM users), 0),
    plan = CASE WHEN new.premium_until IS NULL THEN 'free' ELSE 'premium' END
  WHERE id = new.id;
  INSERT INTO user_search(rowid, name, email) SELECT search_key, name, email FROM users WHERE id = new.id;
END;
--> statement-breakpoint
-- FTS5 removes an entry by its old text, which only a trigger still has.
CREATE TRIGGER users_delete AFTER DELETE ON users BEGIN
  INSERT INTO user_search(user_search, rowid, name, email) VALUES ('delete', old.search_key, old.name, old.email);
END;
--> statement-breakpoint
-- FTS5 replaces an entry by its old text, which only a trigger still has.
CREATE TRIGGER users_search_update AFTER UPDATE OF name, email ON users BEGIN
  INSERT INTO user_search(user_search, rowid, name, email) VALUES ('delete', old.search_key, old.name, old.email);
  INSERT INTO user_search(rowid, name, email) VALUES (new.search_key, new.name, new.email);
END;
--> statement-breakpoint
-- Accounts and profiles insert names, and the list of accounts sorts and searches a copy.
CREATE TRIGGER profiles_name_insert AFTER INSERT ON profiles BEGIN
  UPDATE users SET name = new.full_name WHERE id = new.id;
END;
--> statement-breakpoint
-- Only a trigger sees the update of an upsert, and the list of accounts sorts and searches a copy.
CREATE TRIGGER profiles_name_update AFTER UPDATE OF full_name ON profiles BEGIN
  UPDATE users SET name = new.full_name WHERE id = new.id AND name IS NOT new.full_name;
END;
--> statement-breakpoint
-- === Overview: totals and figures of a day ===

INSERT INTO site_totals(id, users, ratings, rating_sum) VALUES (1, 0, 0, 0);
--> statement-breakpoint
-- The triggers below write the figures, so only a trigger can follow. One row a day lets ninety days cost ninety rows.
CREATE TRIGGER daily_figures_insert AFTER INSERT ON daily_figures BEGIN
  INSERT INTO figure_days(day, figures) VALUES (new.day, json_object(new.figure, new.count))
    ON CONFLICT(day) DO UPDATE SET figures = json_set(figures, '$.' || new.figure, new.count);
END;
--> statement-breakpoint
-- The triggers below change the figures, so only a trigger can follow.
CREATE TRIGGER daily_figures_update AFTER UPDATE OF count ON daily_figures BEGIN
  UPDATE figure_days SET figures = json_set(figures, '$.' || new.figure, new.count) WHERE day = new.day;
END;
--> statement-breakpoint
-- Only written rows may count. An account counts from the confirmation of its address.
CREATE TRIGGER users_total_insert AFTER INSERT ON users WHEN new.confirmed_at IS NOT NULL BEGIN
  UPDATE site_totals SET users = users + 1 WHERE id = 1;
  INSERT INTO daily_figures(day, figure, count) VALUES (date(new.confirmed_at / 1000, 'unixepoch'), 'sign_ups', 1)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
-- Only a trigger knows that the address was unconfirmed before.
CREATE TRIGGER users_total_confirmed AFTER UPDATE OF confirmed_at ON users WHEN old.confirmed_at IS NULL AND new.confirmed_at IS NOT NULL BEGIN
  UPDATE site_totals SET users = users + 1 WHERE id = 1;
  INSERT INTO daily_figures(day, figure, count) VALUES (date(new.confirmed_at / 1000, 'unixepoch'), 'sign_ups', 1)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
-- Only a trigger knows the previous day of confirmation.
CREATE TRIGGER users_total_unconfirmed AFTER UPDATE OF confirmed_at ON users WHEN old.confirmed_at IS NOT NULL AND new.confirmed_at IS NULL BEGIN
  UPDATE site_totals SET users = users - 1 WHERE id = 1;
  UPDATE daily_figures SET count = count - 1 WHERE figure = 'sign_ups' AND day = date(old.confirmed_at / 1000, 'unixepoch');
END;
--> statement-breakpoint
-- Deletions are conditional, so only the deleted row knows whether it counted. The sign-ups keep it.
CREATE TRIGGER users_total_delete AFTER DELETE ON users WHEN old.confirmed_at IS NOT NULL BEGIN
  UPDATE site_totals SET users = users - 1 WHERE id = 1;
END;
--> statement-breakpoint
-- Seed, editor and bot publish recipes, of any origin. Each counts on the day on which it was written.
CREATE TRIGGER recipes_figure_insert AFTER INSERT ON recipes WHEN new.status = 'published' BEGIN
  INSERT INTO daily_figures(day, figure, count) VALUES (date(new.created_at / 1000, 'unixepoch'), 'remedies', 1)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
-- A deletion is conditional, so only the deleted rows know their days.
CREATE TRIGGER recipes_figure_delete AFTER DELETE ON recipes WHEN old.status = 'published' BEGIN
  UPDATE daily_figures SET count = count - 1 WHERE figure = 'remedies' AND day = date(old.created_at / 1000, 'unixepoch');
END;
--> statement-breakpoint
-- Only a trigger knows the previous status and day of each changed recipe.
CREATE TRIGGER recipes_figure_update_old AFTER UPDATE OF status, created_at ON recipes WHEN old.status = 'published' AND (new.status <> 'published' OR new.created_at <> old.created_at) BEGIN
  UPDATE daily_figures SET count = count - 1 WHERE figure = 'remedies' AND day = date(old.created_at / 1000, 'unixepoch');
END;
--> statement-breakpoint
-- Review, recheck and editor publish recipes, and only a trigger knows which were unpublished before.
CREATE TRIGGER recipes_figure_update_new AFTER UPDATE OF status, created_at ON recipes WHEN new.status = 'published' AND (old.status <> 'published' OR new.created_at <> old.created_at) BEGIN
  INSERT INTO daily_figures(day, figure, count) VALUES (date(new.created_at / 1000, 'unixepoch'), 'remedies', 1)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
-- Only a trigger knows that an upsert inserted.
CREATE TRIGGER recipe_ratings_total_insert AFTER INSERT ON recipe_ratings BEGIN
  UPDATE site_totals SET ratings = ratings + 1, rating_sum = rating_sum + new.rating WHERE id = 1;
  INSERT INTO daily_figures(day, figure, count) VALUES (date(new.updated_at / 1000, 'unixepoch'), 'ratings', 1)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
-- Only a trigger knows the previous rating of an upsert.
CREATE TRIGGER recipe_ratings_total_update AFTER UPDATE OF rating ON recipe_ratings WHEN new.rating <> old.rating BEGIN
  UPDATE site_totals SET rating_sum = rating_sum - old.rating + new.rating WHERE id = 1;
END;
--> statement-breakpoint
-- Deleting a member deletes their ratings by foreign key, without any statement of ours.
CREATE TRIGGER recipe_ratings_total_delete AFTER DELETE ON recipe_ratings BEGIN
  UPDATE site_totals SET ratings = ratings - 1, rating_sum = rating_sum - old.rating WHERE id = 1;
END;
--> statement-breakpoint
-- Only a trigger knows that an upsert inserted.
CREATE TRIGGER favourites_figure_insert AFTER INSERT ON user_recipe_interactions WHEN new.is_liked = 1 BEGIN
  INSERT INTO daily_figures(day, figure, count) VALUES (date(new.liked_at / 1000, 'unixepoch'), 'recipe_likes', 1)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
-- Only a trigger knows that the recipe was not liked before, so that repeated clicks count once.
CREATE TRIGGER favourites_figure_liked AFTER UPDATE OF is_liked ON user_recipe_interactions WHEN old.is_liked = 0 AND new.is_liked = 1 BEGIN
  INSERT INTO daily_figures(day, figure, count) VALUES (date(new.liked_at / 1000, 'unixepoch'), 'recipe_likes', 1)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
-- Only a trigger knows the day of the like that is removed.
CREATE TRIGGER favourites_figure_taken_back AFTER UPDATE OF is_liked ON user_recipe_interactions WHEN old.is_liked = 1 AND new.is_liked = 0 BEGIN
  UPDATE daily_figures SET count = count - 1 WHERE figure = 'recipe_likes' AND day = date(old.liked_at / 1000, 'unixepoch');
END;
--> statement-breakpoint
-- Deleting a member deletes their favourites by foreign key, without any statement of ours.
CREATE TRIGGER favourites_figure_delete AFTER DELETE ON user_recipe_interactions WHEN old.is_liked = 1 BEGIN
  UPDATE daily_figures SET count = count - 1 WHERE figure = 'recipe_likes' AND day = date(old.liked_at / 1000, 'unixepoch');
END;
--> statement-breakpoint
-- A repeated like inserts nothing, and only a trigger knows that.
CREATE TRIGGER forum_likes_figure_insert AFTER INSERT ON forum_likes BEGIN
  INSERT INTO daily_figures(day, figure, count) VALUES (date(new.created_at / 1000, 'unixepoch'), 'post_likes', 1)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
-- Deleting an account deletes its likes by foreign key, without any statement of ours.
CREATE TRIGGER forum_likes_figure_delete AFTER DELETE ON forum_likes BEGIN
  UPDATE daily_figures SET count = count - 1 WHERE figure = 'post_likes' AND day = date(old.created_at / 1000, 'unixepoch');
END;
--> statement-breakpoint
-- A repeated view inserts nothing, and only a trigger knows that.
CREATE TRIGGER forum_views_figure_insert AFTER INSERT ON forum_views BEGIN
  INSERT INTO daily_figures(day, figure, count) VALUES (new.day, 'post_views', 1)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
-- Only a trigger knows that an upsert inserted.
CREATE TRIGGER empty_searches_figure_insert AFTER INSERT ON empty_searches BEGIN
  INSERT INTO daily_figures(day, figure, count) VALUES (new.day, 'empty_searches', new.searches)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
-- Only a trigger knows the previous number of searches.
CREATE TRIGGER empty_searches_figure_update AFTER UPDATE OF searches ON empty_searches WHEN new.searches <> old.searches BEGIN
  INSERT INTO daily_figures(day, figure, count) VALUES (new.day, 'empty_searches', new.searches - old.searches)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
-- The activity is a conditional insert, so only a written row may be counted.
CREATE TRIGGER bot_activity_figure_insert AFTER INSERT ON bot_activity WHEN new.activity_type IN ('recipe_published', 'recipe_waiting', 'recipe_refused') BEGIN
  INSERT INTO daily_figures(day, figure, count) VALUES (date(new.created_at / 1000, 'unixepoch'), replace(new.activity_type, 'recipe_', 'bot_'), 1)
    ON CONFLICT(figure, day) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
-- === Mailing list ===

-- Finds names with and without their accents.
CREATE VIRTUAL TABLE subscriber_search USING fts5 (
  email, first_name, last_name,
  content = 'mailing_list_subscribers', content_rowid = 'sequence', tokenize = 'trigram remove_diacritics 1'
);
--> statement-breakpoint
-- Form, import and account add subscribers by upsert, and only written rows may be indexed and counted.
CREATE TRIGGER subscribers_insert AFTER INSERT ON mailing_list_subscribers BEGIN
  INSERT INTO subscriber_search(rowid, email, first_name, last_name)
    VALUES (new.sequence, new.email, new.first_name, new.last_name);
  INSERT INTO mailing_counts(name, count) VALUES (new.status, 1)
    ON CONFLICT(name) DO UPDATE SET count = count + 1;
  INSERT INTO subscriber_days(day, count) VALUES (date(new.subscription_date / 1000, 'unixepoch'), 1)
    ON CONFLICT(day) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
-- Only a trigger still has the old text, which FTS5 needs, and the old status and day, which the counts need.
CREATE TRIGGER subscribers_delete AFTER DELETE ON mailing_list_subscribers BEGIN
  INSERT INTO subscriber_search(subscriber_search, rowid, email, first_name, last_name)
    VALUES ('delete', old.sequence, old.email, old.first_name, old.last_name);
  UPDATE mailing_counts SET count = count - 1 WHERE name = old.status;
  UPDATE subscriber_days SET count = count - 1 WHERE day = date(old.subscription_date / 1000, 'unixepoch');
END;
--> statement-breakpoint
-- FTS5 replaces an entry by its old text, which only a trigger still has.
CREATE TRIGGER subscribers_rename AFTER UPDATE OF email, first_name, last_name ON mailing_list_subscribers BEGIN
  INSERT INTO subscriber_search(subscriber_search, rowid, email, first_name, last_name)
    VALUES ('delete', old.sequence, old.email, old.first_name, old.last_name);
  INSERT INTO subscriber_search(rowid, email, first_name, last_name)
    VALUES (new.sequence, new.email, new.first_name, new.last_name);
END;
--> statement-breakpoint
-- The status follows from several columns, and only a trigger knows the previous one.
CREATE TRIGGER subscribers_count AFTER UPDATE ON mailing_list_subscribers WHEN old.status <> new.status BEGIN
  UPDATE mailing_counts SET count = count - 1 WHERE name = old.status;
  INSERT INTO mailing_counts(name, count) VALUES (new.status, 1)
    ON CONFLICT(name) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
-- Only a trigger knows the previous day of an upsert.
CREATE TRIGGER subscribers_day AFTER UPDATE OF subscription_date ON mailing_list_subscribers
WHEN old.subscription_date <> new.subscription_date BEGIN
  UPDATE subscriber_days SET count = count - 1 WHERE day = date(old.subscription_date / 1000, 'unixepoch');
  INSERT INTO subscriber_days(day, count) VALUES (date(new.subscription_date / 1000, 'unixepoch'), 1)
    ON CONFLICT(day) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
-- === Campaigns ===

INSERT INTO sending_pace(id, mails_per_second) VALUES (1, 100);
--> statement-breakpoint
-- Stores deliveries in the order of their key, without a second index; drizzle-kit cannot express that.
DROP TABLE campaign_deliveries;
--> statement-breakpoint
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
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `campaign_deliveries_failed` ON `campaign_deliveries` (`campaign_id`,`subscriber_id`) WHERE "campaign_deliveries"."status" = 'failed';
