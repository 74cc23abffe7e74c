import type { HostApp } from '#lib/device/browser.ts'

/**
 * A link that has the app around this browser open an address in a browser of its own; null where none is known that
 * works, and the app's menu is the way. `kakaotalk://web/openExternal` and LINE's parameter are theirs; `intent:` is
 * Android's (developer.chrome.com/docs/android/intents).
 */
export function outsideAddress(address: string, app: HostApp, isAndroid: boolean): string | null {
  if (app === 'KAKAOTALK') return `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`
  if (app === 'LINE') {
    const url = new URL(address)
    url.searchParams.set('openExternalBrowser', '1')
    return url.href
  }
  if (!isAndroid) return null
  const { protocol, host, pathname, search } = new URL(address)
  const fallback = encodeURIComponent(address)
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};package=com.android.chrome;S.browser_fallback_url=${fallback};end`
}
