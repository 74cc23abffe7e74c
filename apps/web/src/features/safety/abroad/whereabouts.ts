import { create } from 'zustand'
import { readText, writeText } from '#lib/device/storage.ts'

/** `IN` or `OUT`, once its reader has said so. */
const KEY = 'reader-of-korea'

/** What the device's clock is set to; a phone that roams sets its own. */
const hasKoreanClock = () => new Intl.DateTimeFormat().resolvedOptions().timeZone === 'Asia/Seoul'

function readIsInKorea(): boolean {
  const said = readText(KEY)
  return said === null ? hasKoreanClock() : said === 'IN'
}

const useWhereabouts = create(() => ({ isInKorea: readIsInKorea() }))

/** Whether who reads this is in Korea: 112 and 119 reach Korea's services from nowhere else. */
export const useIsInKorea = (): boolean => useWhereabouts((state) => state.isInKorea)

/** What readers say of themselves, for this device's next visits as well. */
export function sayWhereabouts(isInKorea: boolean): void {
  writeText(KEY, isInKorea ? 'IN' : 'OUT')
  useWhereabouts.setState({ isInKorea })
}
