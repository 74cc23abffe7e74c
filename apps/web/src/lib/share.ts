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

/** Puts a message on the clipboard, and says so. */
export function copyMessage(text: string): Promise<void> {
  return copy(text, {
    copied: t`문구를 복사했어요. 보낼 곳에 붙여 넣으세요.`,
    failed: t`복사하지 못했어요. 문구를 길게 눌러 복사해주세요.`,
  })
}

async function shareOr(fallback: () => Promise<void>, data: ShareData): Promise<void> {
  if (!('share' in navigator)) return fallback()
  try {
    await navigator.share(data)
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    if (!isCancelled) await fallback()
  }
}

/** The device's own way of sharing, else a copied link. */
export function shareLink(title: string, url: string): Promise<void> {
  return shareOr(() => copyLink(url), { title, url })
}

/** The device's own way of sharing, else a copied message. */
export function shareMessage(text: string): Promise<void> {
  return shareOr(() => copyMessage(text), { text })
}
