/** What sets browsers apart where their abilities do not. */
export interface Browser {
  userAgent: string
  touchPoints: number
  /** Whether it was opened from the home screen, as an app of its own. */
  isStandalone: boolean
}

/** Another app within which pages are shown. */
export type HostApp = 'KAKAOTALK' | 'NAVER' | 'INSTAGRAM' | 'FACEBOOK' | 'LINE'

const HOST_APPS: readonly [HostApp, RegExp][] = [
  ['KAKAOTALK', /KAKAOTALK/i],
  ['NAVER', /NAVER\(/i],
  ['INSTAGRAM', /Instagram/i],
  ['FACEBOOK', /FBA[NV]/i],
  ['LINE', /Line\//i],
]

/** The app whose inner browser this is, or null for a browser of its own. */
export const hostApp = (userAgent: string): HostApp | null =>
  HOST_APPS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null

/** iPhones and iPads. An iPad says that it is a Mac, but no Mac is touched. */
export const isApplePhone = ({ userAgent, touchPoints }: Browser) =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)

/** iPhones had a word of their own for it before there was a standard. */
const isHomeScreenApp = () => (navigator as { standalone?: boolean }).standalone === true

/** The browser this page runs in. */
export const thisBrowser = (): Browser => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  isStandalone: matchMedia('(display-mode: standalone)').matches || isHomeScreenApp(),
})
