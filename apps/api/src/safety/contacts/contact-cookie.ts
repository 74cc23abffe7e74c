import { createHash, randomBytes } from 'node:crypto'

/**
 * The browser of a contact without an account, known by a secret that no page can read: a page's storage may be emptied
 * after seven days without a visit, this is not. The database has its hash.
 */
const VALUE = /^[A-Za-z0-9_-]{43}$/
/** The age of the cookie, longer than which browsers keep none; each answer sets it again. */
const MAX_AGE_SECONDS = 400 * 86_400
const PATH = '/api/contact-browsers'

/** The name of the cookie; by https one that browsers take from this host alone, so that no neighbour can slip one in. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-honjeo-contact' : 'honjeo-contact')

/** The secret of the browser that asks; null where it has none of ours. */
export function readBrowser(header: string | undefined, isSecure: boolean): string | null {
  const start = `${nameOf(isSecure)}=`
  const value = header
    ?.split(/; */)
    .find((each) => each.startsWith(start))
    ?.slice(start.length)
  return value !== undefined && VALUE.test(value) ? value : null
}

/** Makes a secret of 256 random bits. */
export const newBrowser = () => randomBytes(32).toString('base64url')

export const browserHash = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** The cookie comes with what our own pages ask for, and with nothing that another site sends (`Strict`). */
export const contactCookie = (secret: string, isSecure: boolean) =>
  `${nameOf(isSecure)}=${secret}; Path=${isSecure ? '/' : PATH}; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
