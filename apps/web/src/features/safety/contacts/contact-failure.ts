import type { ContactChannel } from '@honjeo/contract/values/enums'
import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'

/** Codes that speak of the address, and not of the whole. */
const OF_ADDRESS: readonly string[] = ['CONTACT4001', 'CONTACT4002', 'CONTACT4042', 'CONTACT4090']

/** What the server says of single fields of the form; null where it speaks of the whole. */
export function wrongFieldsOf(error: unknown, channel: ContactChannel): Record<string, string> | null {
  if (!(error instanceof ApiError)) return null
  if (OF_ADDRESS.includes(error.code)) return { [channel === 'EMAIL' ? 'email' : 'nickName']: errorText(error) }
  return error.fields ?? null
}
