/** What one kind of mail says, before what all mails say. */
export interface Words {
  subject: string
  lines: readonly string[]
}
