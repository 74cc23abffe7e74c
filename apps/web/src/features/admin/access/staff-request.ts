import { request, requestFile } from '#lib/http.ts'
import { createIntentKey } from '#lib/intent-key.ts'
import { withProof } from './proof.ts'

let keyFor = createIntentKey()

/** `request` for the routes of the staff. What is made or told is sent under one key until it is confirmed, so that it is once. */
export const staffRequest: typeof request = async (route, call, options) => {
  if (!route.startsWith('POST ')) return withProof(() => request(route, call, options))
  const idempotencyKey = keyFor([route, call])
  const result = await withProof(() => request(route, call, { ...options, idempotencyKey }))
  keyFor = createIntentKey()
  return result
}

/** `requestFile` for theirs. */
export const staffRequestFile: typeof requestFile = (path) => withProof(() => requestFile(path))
