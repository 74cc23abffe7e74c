/** What one kind of mail says, before what all mails say. */
export interface MailText {
  subject: string
  lines: readonly string[]
}
