import { t } from '@lingui/core/macro'
import { toast } from '#ui/toast.ts'

/** Only secure pages may touch the clipboard, and some ask first. */
async function copy(text: string, words: { copied: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(words.copied)
  } catch {
    toast.error(words.failed)
  }
}

export function copyAddress(address: string): Promise<void> {
  return copy(address, {
    copied: t`주소를 복사했어요.`,
    failed: t`복사하지 못했어요. 주소를 길게 눌러 복사해주세요.`,
  })
}

/** Puts a link on the clipboard, and says so. */
export function copyLink(url: string): Promise<void> {
  return copy(url, {
    copied: t`링크를 복사했어요.`,
    failed: t`링크를 복사하지 못했어요. 주소창의 주소를 복사해주세요.`,
  })
}

/** The device's own way of sharing, else a copied link. */
export async function shareLink(title: string, url: string): Promise<void> {
  if (!('share' in navigator)) return copyLink(url)
  try {
    await navigator.share({ title, url })
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    if (!isCancelled) await copyLink(url)
  }
}
