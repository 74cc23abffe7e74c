/**
 * A bar on a terminal, a line now and then in a log. Our own: what npm has for it is either no longer looked after
 * (cli-progress) or brings a whole task runner along, for some forty lines.
 */
export interface ImportProgress {
  report(label: string, done: number, total: number): void
  /** Leaves the terminal's cursor on a line of its own. */
  end(): void
}

interface Output {
  isTTY?: boolean
  write(text: string): unknown
}

const BAR_WIDTH = 24
/** A log gets a line for every tenth. */
const LOG_PARTS = 10

export function createProgress(output: Output, now: () => number = () => performance.now()): ImportProgress {
  let current = { label: '', begin: 0, part: -1 }
  let isLineOpen = false
  const end = () => {
    if (isLineOpen) output.write('\n')
    isLineOpen = false
  }
  return {
    end,
    report(label, done, total) {
      if (total === 0) return
      if (label !== current.label) {
        end()
        current = { label, begin: now(), part: -1 }
      }
      const left = timeLeft(now() - current.begin, done, total)
      const figures = `${done}/${total}${left === '' ? '' : `, ${left}`}`
      if (output.isTTY) {
        output.write(`\r${label} ${bar(done / total)} ${figures}\u001B[K`)
        isLineOpen = true
        return
      }
      const part = Math.floor((done / total) * LOG_PARTS)
      if (part === current.part) return
      current.part = part
      output.write(`${label} ${Math.floor((done / total) * 100)}% ${figures}\n`)
    },
  }
}

function bar(share: number): string {
  const filled = Math.round(share * BAR_WIDTH)
  return `[${'#'.repeat(filled)}${'-'.repeat(BAR_WIDTH - filled)}]`
}

/** What the rest takes at the pace so far; nothing before the first and after the last. */
function timeLeft(elapsedMs: number, done: number, total: number): string {
  if (done === 0 || done === total) return ''
  const seconds = Math.ceil(((elapsedMs / done) * (total - done)) / 1000)
  return seconds < 90 ? `about ${seconds} s left` : `about ${Math.round(seconds / 60)} min left`
}
