/** The part of the Trusted Types API that is used; TypeScript's own types do not have it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: Record<'createHTML' | 'createScriptURL', (text: string) => string>): unknown
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** The pieces by which Leaflet finds out what the browser can draw; anything else that it writes is text. */
const PROBES = ['', '<svg/>', '<v:shape adj="1"/>']

/** What a string becomes that is assigned to `innerHTML`: the text itself, never an element. */
export const asText = (html: string): string =>
  PROBES.includes(html) ? html : html.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/** The app's own files run, and its one worker; throws for whatever comes from elsewhere. */
export function asOwnScript(address: string, origin: string): string {
  const url = new URL(address, origin)
  if (url.origin !== origin || !url.pathname.endsWith('.js'))
    throw new TypeError(`no script of the app: ${url.pathname}`)
  return address
}

/**
 * The one policy that the server's Content-Security-Policy allows. Where the browser knows Trusted Types, nothing that people
 * typed becomes markup or a script, whichever library it slips through.
 */
export function guardSinks(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: asText,
    createScriptURL: (address) => asOwnScript(address, window.location.origin),
  })
}
