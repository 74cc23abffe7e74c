/**
 * Opens the device's own messages with the number and, where the device takes it, the text; the traveller presses send. iPhones
 * read the text after `&`, all others after `?`, and both read it in this form. Whoever offers it also offers to copy the text.
 */
export function smsLink(number: string, text = ''): string {
  return text === '' ? `sms:${number}` : `sms:${number}?&body=${encodeURIComponent(text)}`
}
