const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The words of one part of a path: `tourist-spots` is two, `:planId.ics` is `by`, its name and `ics`. */
const wordsOf = (part: string) =>
  part
    .replace(/^:/, 'by-')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')

/**
 * What generated clients call a route: `GET /api/chatrooms/:roomId/messages` is `getChatroomsByRoomIdMessages`. It follows from
 * the line alone, so that a new route renames none.
 */
export function operationIdOf(method: string, url: string): string {
  const words = url
    .replace(/^\/api\//, '')
    .split('/')
    .flatMap(wordsOf)
  return method.toLowerCase() + words.map(capitalised).join('')
}
