-- Whoever has left is remembered as an address that wants no mail, and no longer by name.
UPDATE mailing_list_subscribers SET first_name = NULL, last_name = NULL
WHERE unsubscribed_at >= subscription_date AND (first_name IS NOT NULL OR last_name IS NOT NULL);
