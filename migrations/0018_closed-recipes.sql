ALTER TABLE `recipes` ADD `is_closed` integer DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX `recipes_closed` ON `recipes` (`created_at`,`id`) WHERE "recipes"."is_closed" = 1;
--> statement-breakpoint
CREATE TRIGGER free_content_on_insert AFTER INSERT ON admin_settings
WHEN new.setting_key IN ('free_content_limit', 'free_content_enabled') AND (SELECT setting_value FROM admin_settings WHERE setting_key = 'free_content_enabled') = 'true' BEGIN
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
CREATE TRIGGER free_content_off_insert AFTER INSERT ON admin_settings
WHEN new.setting_key = 'free_content_enabled' AND new.setting_value <> 'true' BEGIN
  UPDATE recipes SET is_closed = 0 WHERE is_closed = 1;
END;
--> statement-breakpoint
CREATE TRIGGER free_content_on_update AFTER UPDATE OF setting_value ON admin_settings
WHEN new.setting_key IN ('free_content_limit', 'free_content_enabled') AND (SELECT setting_value FROM admin_settings WHERE setting_key = 'free_content_enabled') = 'true' BEGIN
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
CREATE TRIGGER free_content_off_update AFTER UPDATE OF setting_value ON admin_settings
WHEN new.setting_key = 'free_content_enabled' AND new.setting_value <> 'true' BEGIN
  UPDATE recipes SET is_closed = 0 WHERE is_closed = 1;
END;
--> statement-breakpoint
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
CREATE TRIGGER recipes_closed_withhold AFTER UPDATE OF status ON recipes
WHEN old.status = 'published' AND new.status <> 'published' AND (SELECT setting_value FROM admin_settings WHERE setting_key = 'free_content_enabled') = 'true' BEGIN
  UPDATE recipes SET is_closed = 0 WHERE row_key = new.row_key;
  UPDATE recipes SET is_closed = 0
    WHERE is_closed = 1 AND created_at <= coalesce((SELECT created_at FROM recipes WHERE status = 'published' ORDER BY created_at, id LIMIT 1 OFFSET coalesce((SELECT CAST(setting_value AS INTEGER) FROM admin_settings WHERE setting_key = 'free_content_limit'), 20)), 9e15)
      AND coalesce((created_at, id) < (SELECT created_at, id FROM recipes WHERE status = 'published' ORDER BY created_at, id LIMIT 1 OFFSET coalesce((SELECT CAST(setting_value AS INTEGER) FROM admin_settings WHERE setting_key = 'free_content_limit'), 20)), 1);
END;
--> statement-breakpoint
CREATE TRIGGER recipes_closed_delete AFTER DELETE ON recipes
WHEN old.status = 'published' AND (SELECT setting_value FROM admin_settings WHERE setting_key = 'free_content_enabled') = 'true' BEGIN
  UPDATE recipes SET is_closed = 0
    WHERE is_closed = 1 AND created_at <= coalesce((SELECT created_at FROM recipes WHERE status = 'published' ORDER BY created_at, id LIMIT 1 OFFSET coalesce((SELECT CAST(setting_value AS INTEGER) FROM admin_settings WHERE setting_key = 'free_content_limit'), 20)), 9e15)
      AND coalesce((created_at, id) < (SELECT created_at, id FROM recipes WHERE status = 'published' ORDER BY created_at, id LIMIT 1 OFFSET coalesce((SELECT CAST(setting_value AS INTEGER) FROM admin_settings WHERE setting_key = 'free_content_limit'), 20)), 1);
END;
