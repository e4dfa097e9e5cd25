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
CREATE TRIGGER recipes_search_insert AFTER INSERT ON recipes BEGIN
  INSERT INTO recipe_search(rowid, name, ailment, description) VALUES (new.row_key, new.name, new.ailment, new.description);
  INSERT INTO recipe_prefixes(rowid, name, ailment, description) VALUES (new.row_key, new.name, new.ailment, new.description);
END;
--> statement-breakpoint
CREATE TRIGGER recipes_search_delete AFTER DELETE ON recipes BEGIN
  INSERT INTO recipe_search(recipe_search, rowid, name, ailment, description) VALUES ('delete', old.row_key, old.name, old.ailment, old.description);
  INSERT INTO recipe_prefixes(recipe_prefixes, rowid, name, ailment, description) VALUES ('delete', old.row_key, old.name, old.ailment, old.description);
END;
--> statement-breakpoint
CREATE TRIGGER recipes_search_update AFTER UPDATE OF name, ailment, description ON recipes BEGIN
  INSERT INTO recipe_search(recipe_search, rowid, name, ailment, description) VALUES ('delete', old.row_key, old.name, old.ailment, old.description);
  INSERT INTO recipe_prefixes(recipe_prefixes, rowid, name, ailment, description) VALUES ('delete', old.row_key, old.name, old.ailment, old.description);
  INSERT INTO recipe_search(rowid, name, ailment, description) VALUES (new.row_key, new.name, new.ailment, new.description);
  INSERT INTO recipe_prefixes(rowid, name, ailment, description) VALUES (new.row_key, new.name, new.ailment, new.description);
END;
--> statement-breakpoint
INSERT INTO catalogue_summary(id, recipe_count, recipes_by_ailment) VALUES (1, 0, '{}');
--> statement-breakpoint
CREATE TRIGGER recipes_count_insert AFTER INSERT ON recipes WHEN new.status = 'published' BEGIN
  INSERT INTO ailment_counts(ailment, recipe_count) VALUES (new.ailment, 1)
    ON CONFLICT(ailment) DO UPDATE SET recipe_count = recipe_count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER recipes_count_delete AFTER DELETE ON recipes WHEN old.status = 'published' BEGIN
  UPDATE ailment_counts SET recipe_count = recipe_count - 1 WHERE ailment = old.ailment;
  DELETE FROM ailment_counts WHERE ailment = old.ailment AND recipe_count = 0;
END;
--> statement-breakpoint
CREATE TRIGGER recipes_count_update_old AFTER UPDATE OF ailment, status ON recipes WHEN old.status = 'published' BEGIN
  UPDATE ailment_counts SET recipe_count = recipe_count - 1 WHERE ailment = old.ailment;
  DELETE FROM ailment_counts WHERE ailment = old.ailment AND recipe_count = 0;
END;
--> statement-breakpoint
CREATE TRIGGER recipes_count_update_new AFTER UPDATE OF ailment, status ON recipes WHEN new.status = 'published' BEGIN
  INSERT INTO ailment_counts(ailment, recipe_count) VALUES (new.ailment, 1)
    ON CONFLICT(ailment) DO UPDATE SET recipe_count = recipe_count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER ailment_counts_insert AFTER INSERT ON ailment_counts BEGIN
  UPDATE catalogue_summary SET
    recipe_count = (SELECT coalesce(sum(recipe_count), 0) FROM ailment_counts),
    recipes_by_ailment = (SELECT json_group_object(ailment, recipe_count) FROM ailment_counts)
  WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER ailment_counts_update AFTER UPDATE ON ailment_counts BEGIN
  UPDATE catalogue_summary SET
    recipe_count = (SELECT coalesce(sum(recipe_count), 0) FROM ailment_counts),
    recipes_by_ailment = (SELECT json_group_object(ailment, recipe_count) FROM ailment_counts)
  WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER ailment_counts_delete AFTER DELETE ON ailment_counts BEGIN
  UPDATE catalogue_summary SET
    recipe_count = (SELECT coalesce(sum(recipe_count), 0) FROM ailment_counts),
    recipes_by_ailment = (SELECT json_group_object(ailment, recipe_count) FROM ailment_counts)
  WHERE id = 1;
END;
--> statement-breakpoint
-- Number of a recipe among published ones with the same name, by id: in the whole list, and within its ailment; 0 if the name is unique.
CREATE TRIGGER recipes_variety_insert AFTER INSERT ON recipes BEGIN
  UPDATE recipes SET
    variety = CASE WHEN status = 'published' AND (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published') > 1
      THEN (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published' AND other.id <= recipes.id) ELSE 0 END,
    ailment_variety = CASE WHEN status = 'published' AND (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published' AND other.ailment = recipes.ailment) > 1
      THEN (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published' AND other.ailment = recipes.ailment AND other.id <= recipes.id) ELSE 0 END
  WHERE name = new.name;
END;
--> statement-breakpoint
CREATE TRIGGER recipes_variety_delete AFTER DELETE ON recipes BEGIN
  UPDATE recipes SET
    variety = CASE WHEN status = 'published' AND (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published') > 1
      THEN (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published' AND other.id <= recipes.id) ELSE 0 END,
    ailment_variety = CASE WHEN status = 'published' AND (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published' AND other.ailment = recipes.ailment) > 1
      THEN (SELECT count(*) FROM recipes other WHERE other.name = recipes.name AND other.status = 'published' AND other.ailment = recipes.ailment AND other.id <= recipes.id) ELSE 0 END
  WHERE name = old.name;
END;
--> statement-breakpoint
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
CREATE TRIGGER ingredient_names_insert AFTER INSERT ON recipe_ingredients BEGIN
  INSERT INTO ingredient_names(name, use_count) VALUES (new.name, 1)
    ON CONFLICT(name) DO UPDATE SET use_count = use_count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER ingredient_names_delete AFTER DELETE ON recipe_ingredients BEGIN
  UPDATE ingredient_names SET use_count = use_count - 1 WHERE name = old.name;
  DELETE FROM ingredient_names WHERE name = old.name AND use_count = 0;
END;
--> statement-breakpoint
CREATE TRIGGER ingredient_names_update AFTER UPDATE OF name ON recipe_ingredients BEGIN
  UPDATE ingredient_names SET use_count = use_count - 1 WHERE name = old.name;
  DELETE FROM ingredient_names WHERE name = old.name AND use_count = 0;
  INSERT INTO ingredient_names(name, use_count) VALUES (new.name, 1)
    ON CONFLICT(name) DO UPDATE SET use_count = use_count + 1;
END;
--> statement-breakpoint
-- Keeps everything that a recipe page needs in one row. Changes of child tables empty `parts`; an empty `parts` is built again.
CREATE TRIGGER recipes_parts_insert AFTER INSERT ON recipes BEGIN
  UPDATE recipes SET parts = NULL WHERE row_key = new.row_key;
END;
--> statement-breakpoint
CREATE TRIGGER recipes_parts_update AFTER UPDATE OF parts ON recipes WHEN new.parts IS NULL BEGIN
  UPDATE recipes SET
    ingredient_names = (SELECT json_group_array(name ORDER BY order_index) FROM recipe_ingredients WHERE recipe_id = new.id),
    parts = json_object(
      'ingredients', (SELECT json_group_array(json_object('name', name, 'amount', amount, 'gramsPerCup', grams_per_cup, 'notes', notes) ORDER BY order_index) FROM recipe_ingredients WHERE recipe_id = new.id),
      'instructions', (SELECT json_group_array(step_text ORDER BY step_number) FROM recipe_instructions WHERE recipe_id = new.id),
      'benefits', (SELECT json_group_array(benefit ORDER BY order_index) FROM recipe_benefits WHERE recipe_id = new.id),
      'warnings', (SELECT json_group_array(json_object('text', warning, 'origin', origin) ORDER BY origin, order_index) FROM recipe_warnings WHERE recipe_id = new.id),
      'tips', (SELECT json_group_array(tip ORDER BY order_index) FROM recipe_tips WHERE recipe_id = new.id))
  WHERE row_key = new.row_key;
END;
--> statement-breakpoint
CREATE TRIGGER recipe_ingredients_parts_insert AFTER INSERT ON recipe_ingredients BEGIN
  UPDATE recipes SET parts = NULL WHERE id = new.recipe_id;
END;
--> statement-breakpoint
CREATE TRIGGER recipe_ingredients_parts_update AFTER UPDATE ON recipe_ingredients BEGIN
  UPDATE recipes SET parts = NULL WHERE id = old.recipe_id;
  UPDATE recipes SET parts = NULL WHERE id = new.recipe_id;
END;
--> statement-breakpoint
CREATE TRIGGER recipe_ingredients_parts_delete AFTER DELETE ON recipe_ingredients BEGIN
  UPDATE recipes SET parts = NULL WHERE id = old.recipe_id;
END;
--> statement-breakpoint
CREATE TRIGGER recipe_instructions_parts_insert AFTER INSERT ON recipe_instructions BEGIN
  UPDATE recipes SET parts = NULL WHERE id = new.recipe_id;
END;
--> statement-breakpoint
CREATE TRIGGER recipe_instructions_parts_update AFTER UPDATE ON recipe_instructions BEGIN
  UPDATE recipes SET parts = NULL WHERE id = old.recipe_id;
  UPDATE recipes SET parts = NULL WHERE id = new.recipe_id;
END;
--> statement-breakpoint
CREATE TRIGGER recipe_instructions_parts_delete AFTER DELETE ON recipe_instructions BEGIN
  UPDATE recipes SET parts = NULL WHERE id = old.recipe_id;
END;
--> statement-breakpoint
CREATE TRIGGER recipe_benefits_parts_insert AFTER INSERT ON recipe_benefits BEGIN
  UPDATE recipes SET parts = NULL WHERE id = new.recipe_id;
END;
--> statement-breakpoint
CREATE TRIGGER recipe_benefits_parts_update AFTER UPDATE ON recipe_benefits BEGIN
  UPDATE recipes SET parts = NULL WHERE id = old.recipe_id;
  UPDATE recipes SET parts = NULL WHERE id = new.recipe_id;
END;
--> statement-breakpoint
CREATE TRIGGER recipe_benefits_parts_delete AFTER DELETE ON recipe_benefits BEGIN
  UPDATE recipes SET parts = NULL WHERE id = old.recipe_id;
END;
--> statement-breakpoint
CREATE TRIGGER recipe_warnings_parts_insert AFTER INSERT ON recipe_warnings BEGIN
  UPDATE recipes SET parts = NULL WHERE id = new.recipe_id;
END;
--> statement-breakpoint
CREATE TRIGGER recipe_warnings_parts_update AFTER UPDATE ON recipe_warnings BEGIN
  UPDATE recipes SET parts = NULL WHERE id = old.recipe_id;
  UPDATE recipes SET parts = NULL WHERE id = new.recipe_id;
END;
--> statement-breakpoint
CREATE TRIGGER recipe_warnings_parts_delete AFTER DELETE ON recipe_warnings BEGIN
  UPDATE recipes SET parts = NULL WHERE id = old.recipe_id;
END;
--> statement-breakpoint
CREATE TRIGGER recipe_tips_parts_insert AFTER INSERT ON recipe_tips BEGIN
  UPDATE recipes SET parts = NULL WHERE id = new.recipe_id;
END;
--> statement-breakpoint
CREATE TRIGGER recipe_tips_parts_update AFTER UPDATE ON recipe_tips BEGIN
  UPDATE recipes SET parts = NULL WHERE id = old.recipe_id;
  UPDATE recipes SET parts = NULL WHERE id = new.recipe_id;
END;
--> statement-breakpoint
CREATE TRIGGER recipe_tips_parts_delete AFTER DELETE ON recipe_tips BEGIN
  UPDATE recipes SET parts = NULL WHERE id = old.recipe_id;
END;
