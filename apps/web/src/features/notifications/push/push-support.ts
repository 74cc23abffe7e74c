/** Why this browser cannot be told anything, or null where it can. */
export type PushObstacle =
  /** The settings of the browser forbid it. */
  | 'DENIED'
  /** An iPhone tells only apps that were put on its home screen. */
  | 'INSTALL_FIRST'
  /** A browser within another app, such as KakaoTalk. */
  | 'IN_APP_BROWSER'
  | 'UNSUPPORTED'

export interface Browser {
  userAgent: string
  touchPoints: number
  isStandalone: boolean
  hasPush: boolean
  permission: NotificationPermission
}

const IN_APP = /KAKAOTALK|NAVER\(|Instagram|FBA[NV]|Line\//i

/** An iPad says that it is a Mac, but no Mac is touched. */
const isApplePhone = ({ userAgent, touchPoints }: Browser) =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)

export function pushObstacle(browser: Browser): PushObstacle | null {
  if (IN_APP.test(browser.userAgent)) return 'IN_APP_BROWSER'
  if (isApplePhone(browser) && !browser.isStandalone) return 'INSTALL_FIRST'
  if (!browser.hasPush) return 'UNSUPPORTED'
  return browser.permission === 'denied' ? 'DENIED' : null
}

/** The browser this page runs in. */
export function thisBrowser(): Browser {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  return {
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isStandalone: matchMedia('(display-mode: standalone)').matches,
    hasPush,
    permission: hasPush ? Notification.permission : 'default',
  }
}
