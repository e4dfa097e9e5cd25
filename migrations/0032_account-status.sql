ALTER TABLE `users` RENAME COLUMN `standing` TO `status`;
