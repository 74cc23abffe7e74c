import { type Browser, hostApp, isApplePhone } from '#lib/device/browser.ts'

/** The way in which the app gets onto this device's home screen. */
export type InstallWay =
  /** It is there, and this is it. */
  | 'INSTALLED'
  /** The browser of another app shows the page, and cannot install it. */
  | 'IN_APP'
  | 'APPLE_PHONE'
  /** A menu of the browser installs it, also where it has offered nothing by itself. */
  | 'ANDROID'
  | 'MAC_SAFARI'
  | 'DESKTOP'
  /** Firefox on a computer installs nothing. */
  | 'DESKTOP_FIREFOX'

export function installWay(browser: Browser): InstallWay {
  const { userAgent, isStandalone } = browser
  if (isStandalone) return 'INSTALLED'
  if (hostApp(userAgent) !== null) return 'IN_APP'
  if (isApplePhone(browser)) return 'APPLE_PHONE'
  if (/Android/.test(userAgent)) return 'ANDROID'
  if (/Firefox\//.test(userAgent)) return 'DESKTOP_FIREFOX'
  return /Macintosh/.test(userAgent) && !/Chrome\//.test(userAgent) ? 'MAC_SAFARI' : 'DESKTOP'
}
