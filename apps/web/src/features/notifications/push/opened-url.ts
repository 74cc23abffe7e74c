import { parseId, paths } from '#lib/navigation/paths.ts'

const PARAM = 'notified'

/** Returns where a tap on a pushed notification leads; the address names the notification, so that the page can mark it read. */
export function openedUrl(path: string | null, notificationId: number | null): string {
  const address = path ?? paths.alarm()
  if (notificationId === null) return address
  return `${address}${address.includes('?') ? '&' : '?'}${PARAM}=${notificationId}`
}

/** The notification an address was opened by, and the address without it. */
export function readOpenedUrl(url: URL): { notificationId: number | null; address: string } {
  const notificationId = parseId(url.searchParams.get(PARAM) ?? undefined)
  const search = new URLSearchParams(url.searchParams)
  search.delete(PARAM)
  return { notificationId, address: url.pathname + (search.size > 0 ? `?${search.toString()}` : '') }
}
