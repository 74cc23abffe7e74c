interface SmtpFault {
  responseCode?: unknown
  command?: unknown
  response?: unknown
}

/** The codes for a server that may not send here at all: not in order, hosts that take no mail, no login, no relaying. */
const OPERATORS_CODES: readonly unknown[] = [503, 521, 530, 535]

/** The words of a refusal for policy and security (RFC 3463: X.7.Z), or to the same end. */
const OPERATORS_WORDS = /^\d{3}[ -]5\.7\.\d|relay|not logged in/i

/**
 * Whether a mail server has refused the one it is for, or what it says, for good (RFC 5321: 5yz). What it has against the
 * sender or the login is the operator's matter, also where it is said of the recipient, and may be mended while the mail waits.
 */
export function isRefused(error: unknown): boolean {
  const { responseCode, command, response } = error as SmtpFault
  if (typeof responseCode !== 'number' || responseCode < 500 || responseCode >= 600) return false
  if (command === 'DATA') return true
  const isOperators =
    OPERATORS_CODES.includes(responseCode) || (typeof response === 'string' && OPERATORS_WORDS.test(response))
  return command === 'RCPT TO' && !isOperators
}
