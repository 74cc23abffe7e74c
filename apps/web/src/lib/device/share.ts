import { t } from '@lingui/core/macro'
import { toast } from '#ui/overlay/toast.ts'

/** Whether the text is on the clipboard now. Only secure pages may touch it, and some ask first. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

async function copy(text: string, words: { copied: string; failed: string }): Promise<void> {
  if (await copyText(text)) toast.success(words.copied)
  else toast.error(words.failed)
}

export function copyAddress(address: string): Promise<void> {
  return copy(address, {
    copied: t`주소를 복사했어요.`,
    failed: t`복사하지 못했어요. 주소를 길게 눌러 복사해주세요.`,
  })
}

export function copySecret(secret: string): Promise<void> {
  return copy(secret, { copied: t`복사했어요.`, failed: t`복사하지 못했어요. 길게 눌러 복사해주세요.` })
}

/** Puts a link on the clipboard, and says so. */
export function copyLink(url: string): Promise<void> {
  return copy(url, {
    copied: t`링크를 복사했어요.`,
    failed: t`링크를 복사하지 못했어요. 주소창의 주소를 복사해주세요.`,
  })
}

/** `shared` says that an app took it over, not that anything arrived. */
type Shared = 'shared' | 'cancelled' | 'impossible'

async function share(data: ShareData): Promise<Shared> {
  if (!('share' in navigator)) return 'impossible'
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'impossible'
  }
}

/** The device's own way of sharing a text. */
export const shareText = (text: string): Promise<Shared> => share({ text })

/** The device's own way of sharing, else a copied link. */
export async function shareLink(title: string, url: string): Promise<void> {
  if ((await share({ title, url })) === 'impossible') await copyLink(url)
}

/** Some browsers begin to read a file only after the click is over. */
const KEPT_MS = 60_000

/** Hands a file to the device, as a link with `download` would. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}

/**
 * Opens the device's own messages with the number and, where the device takes it, the text; the traveller presses send. iPhones
 * read the text after `&`, all others after `?`, and both read it in this form. A screen that offers it also offers to copy the text.
 */
export function smsLink(number: string, text = ''): string {
  return text === '' ? `sms:${number}` : `sms:${number}?&body=${encodeURIComponent(text)}`
}
