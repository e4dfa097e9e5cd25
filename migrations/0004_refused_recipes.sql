-- No path publishes a recipe that the check refuses, or one that waits for an administrator.
CREATE TRIGGER recipes_publish_insert BEFORE INSERT ON recipes
WHEN new.status = 'published' AND (new.verdict = 'refused' OR (new.verdict = 'needs_review' AND new.confirmed_at IS NULL)) BEGIN
  SELECT RAISE(ABORT, 'a recipe that is refused or unconfirmed cannot be published');
END;
--> statement-breakpoint
CREATE TRIGGER recipes_publish_update BEFORE UPDATE OF status, verdict, confirmed_at ON recipes
WHEN new.status = 'published' AND (new.verdict = 'refused' OR (new.verdict = 'needs_review' AND new.confirmed_at IS NULL)) BEGIN
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
