interface SmtpFault {
  responseCode?: unknown
  command?: unknown
}

/**
 * Whether a mail server has refused the one it is for, or what it says, for good (RFC 5321: 5yz). What it has against the
 * sender or the login is the operator's matter, and may be mended while the mail waits.
 */
export function isRefused(error: unknown): boolean {
  const { responseCode, command } = error as SmtpFault
  const isOfMail = command === 'RCPT TO' || command === 'DATA'
  return isOfMail && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600
}
