-- Prevents publishing a recipe that the check refuses, or one that an administrator has yet to confirm.
CREATE TRIGGER recipes_publish_insert BEFORE INSERT ON recipes
WHEN new.status = 'published' AND new.verdict NOT IN ('ok', 'ok_with_warnings') AND NOT (new.verdict = 'needs_review' AND new.confirmed_at IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'a recipe that is refused or unconfirmed cannot be published');
END;
--> statement-breakpoint
CREATE TRIGGER recipes_publish_update BEFORE UPDATE OF status, verdict, confirmed_at ON recipes
WHEN new.status = 'published' AND new.verdict NOT IN ('ok', 'ok_with_warnings') AND NOT (new.verdict = 'needs_review' AND new.confirmed_at IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'a recipe that is refused or unconfirmed cannot be published');
END;
--> statement-breakpoint
DROP TRIGGER recipes_parts_update;
--> statement-breakpoint
CREATE TRIGGER recipes_parts_update AFTER UPDATE OF parts ON recipes WHEN new.parts IS NULL BEGIN
  UPDATE recipes SET
    ingredient_names = (SELECT json_group_array(name ORDER BY order_index) FROM recipe_ingredients WHERE recipe_id = new.id),
    parts = json_object(
      'ingredients', (SELECT json_group_array(json_object('name', name, 'amount', amount, 'gramsPerCup', grams_per_cup, 'notes', notes, 'herb', herb_id) ORDER BY order_index) FROM recipe_ingredients WHERE recipe_id = new.id),
      'instructions', (SELECT json_group_array(step_text ORDER BY step_number) FROM recipe_instructions WHERE recipe_id = new.id),
      'benefits', (SELECT json_group_array(benefit ORDER BY order_index) FROM recipe_benefits WHERE recipe_id = new.id),
      'warnings', (SELECT json_group_array(json_object('text', warning, 'origin', origin, 'topic', topic, 'sources', json(sources)) ORDER BY origin, order_index) FROM recipe_warnings WHERE recipe_id = new.id),
      'tips', (SELECT json_group_array(tip ORDER BY order_index) FROM recipe_tips WHERE recipe_id = new.id))
  WHERE row_key = new.row_key;
END;
--> statement-breakpoint
UPDATE recipes SET parts = NULL;
--> statement-breakpoint
-- Discards the check when checked content changes, except for rows of the seed (`pending`), which brings its own check.
CREATE TRIGGER recipes_unchecked_update AFTER UPDATE OF servings, cups_per_day, course_days, preparation, origin ON recipes
WHEN new.seed_hash IS NOT 'pending' AND (old.servings, old.cups_per_day, old.course_days, old.preparation, old.origin) IS NOT (new.servings, new.cups_per_day, new.course_days, new.preparation, new.origin) BEGIN
  UPDATE recipes SET data_version = '', contents_revision = contents_revision + 1 WHERE row_key = new.row_key;
END;
--> statement-breakpoint
CREATE TRIGGER recipe_ingredients_unchecked_insert AFTER INSERT ON recipe_ingredients BEGIN
  UPDATE recipes SET data_version = '', contents_revision = contents_revision + 1 WHERE id = new.recipe_id AND seed_hash IS NOT 'pending';
END;
--> statement-breakpoint
CREATE TRIGGER recipe_ingredients_unchecked_update AFTER UPDATE OF recipe_id, name, amount, grams_per_cup ON recipe_ingredients BEGIN
  UPDATE recipes SET data_version = '', contents_revision = contents_revision + 1 WHERE id IN (old.recipe_id, new.recipe_id) AND seed_hash IS NOT 'pending';
END;
--> statement-breakpoint
CREATE TRIGGER recipe_ingredients_unchecked_delete AFTER DELETE ON recipe_ingredients BEGIN
  UPDATE recipes SET data_version = '', contents_revision = contents_revision + 1 WHERE id = old.recipe_id AND seed_hash IS NOT 'pending';
END;
