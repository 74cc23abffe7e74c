import { request, requestFile } from '#lib/http.ts'
import { withProof } from './proof.ts'

/** `request` for the routes of the staff. */
export const staffRequest: typeof request = (route, call, options) => withProof(() => request(route, call, options))

/** `requestFile` for theirs. */
export const staffRequestFile: typeof requestFile = (path) => withProof(() => requestFile(path))
