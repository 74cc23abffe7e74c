/** 128 random bits as hexadecimal. `crypto.randomUUID` exists on secure origins only; a phone that tries the app over http is not one. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
