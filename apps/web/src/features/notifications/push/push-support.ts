import { type Browser, hostApp, isApplePhone, thisBrowser } from '#lib/device/browser.ts'

/** The reason why this browser cannot be sent anything, or null where it can. */
export type PushObstacle =
  /** The settings of the browser forbid it. */
  | 'DENIED'
  /** An iPhone pushes only to apps that were put on its home screen. */
  | 'INSTALL_FIRST'
  /** A browser within another app, such as KakaoTalk. */
  | 'IN_APP_BROWSER'
  | 'UNSUPPORTED'

export interface PushBrowser extends Browser {
  hasPush: boolean
  permission: NotificationPermission
}

export function pushObstacle(browser: PushBrowser): PushObstacle | null {
  if (hostApp(browser.userAgent) !== null) return 'IN_APP_BROWSER'
  if (isApplePhone(browser) && !browser.isStandalone) return 'INSTALL_FIRST'
  if (!browser.hasPush) return 'UNSUPPORTED'
  return browser.permission === 'denied' ? 'DENIED' : null
}

/** What of push the browser has that this page runs in. */
export function thisPushBrowser(): PushBrowser {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  return { ...thisBrowser(), hasPush, permission: hasPush ? Notification.permission : 'default' }
}
