/** The topic of a member's mails of notifications: a newer one takes the place of one that waits, and so does nothing at all. */
export const noticeTopic = (userId: number) => `notices of member ${userId}`
