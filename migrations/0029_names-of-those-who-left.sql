-- Deletes the names of people who have unsubscribed. The address stays, so that it gets no more mail.
UPDATE mailing_list_subscribers SET first_name = NULL, last_name = NULL
WHERE unsubscribed_at >= subscription_date AND (first_name IS NOT NULL OR last_name IS NOT NULL);
