/** Days after which an unconfirmed address is deleted. */
export const unconfirmedDays = 30
/** Days for which administrators' actions, failed sign-ins and exceeded limits are kept. */
export const securityDays = 180
/** Months for which a generated blend still counts, after the month in which it was generated. */
export const blendMonths = 2
/** Days for which mail provider events are stored, so that a repeated event has no effect. */
export const mailEventDays = 30
/** Days after which an ended pharmacist link is deleted. Until then it says that it has ended. */
export const endedLinkDays = 30
/** Days after which an unused session ends. */
export const sessionDays = 30
/** Days after which a notification is deleted, read or unread. */
export const notificationDays = 365
/** Days after which a read notification is deleted. */
export const readNotificationDays = 90
/** Days after which a finished campaign's recipients are deleted. Its counts stay. */
export const deliveryDays = 365
/** Days after which a settled report is deleted. */
export const settledReportDays = 365
/** Days after the last message until a former member's closed ticket is deleted. */
export const formerTicketDays = 3 * 365
/** Days for which the bot's activities and batches, and searches without results, are kept. */
export const botDays = 180
/** Days for which a subscriber import can be resumed. */
export const importDays = 90
/** Days for which daily counts and monthly spending are kept. */
export const countDays = 400
/** Days for which hourly error counts are kept. */
export const errorDays = 7
/** Days after which the words of a question that Herbi couldn't answer are deleted, unless it is asked again. */
export const unansweredDays = 90
/** Days for which failed queue messages and jobs that no longer run are kept. */
export const jobDays = 30

/** Hours for which an unanswered call to the mail provider is repeated. The provider recognises it for 24. */
export const repeatHours = 23
