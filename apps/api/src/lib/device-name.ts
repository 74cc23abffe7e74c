import Bowser from 'bowser'

/** What browser and system a user agent speaks of; null where it names none that is known. */
export function deviceName(userAgent: string): { browser: string | null; os: string | null } {
  if (userAgent === '') return { browser: null, os: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name || null, os: os.name || null }
}
