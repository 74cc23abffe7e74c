import { describe, expect, it } from 'vitest'
import { createProgress } from './progress.ts'

function makeProgress(isTTY: boolean) {
  let [text, now] = ['', 0]
  const progress = createProgress({ isTTY, write: (more) => (text += more) }, () => now)
  return {
    progress,
    after(ms: number, done: number, total: number) {
      now += ms
      progress.report('details', done, total)
    },
    text: () => text,
  }
}

describe('progress on a terminal', () => {
  it('is a bar that is drawn over, with the time that is left', () => {
    const t = makeProgress(true)
    t.after(0, 0, 4)
    t.after(10_000, 1, 4)
    t.after(110_000, 2, 4)
    t.after(1000, 4, 4)
    t.progress.end()
    expect(t.text().split('\r')).toEqual([
      '',
      'details [------------------------] 0/4\u001B[K',
      'details [######------------------] 1/4, about 30 s left\u001B[K',
      'details [############------------] 2/4, about 2 min left\u001B[K',
      'details [########################] 4/4\u001B[K\n',
    ])
  })

  it('begins again for the next part of the work, on a line of its own', () => {
    const t = makeProgress(true)
    t.progress.report('lists', 10, 10)
    t.after(60_000, 0, 2)
    t.after(1000, 1, 2)
    const lines = t.text().split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('lists')
    expect(lines[1]?.split('\r').at(-1)).toContain('1/2, about 1 s left')
  })
})

describe('progress in a log', () => {
  it('is a line for every tenth', () => {
    const t = makeProgress(false)
    for (let done = 0; done <= 200; done++) t.after(1000, done, 200)
    t.progress.end()
    const lines = t.text().trimEnd().split('\n')
    expect(lines).toHaveLength(11)
    expect([lines[0], lines[5], lines[10]]).toEqual([
      'details 0% 0/200',
      'details 50% 100/200, about 2 min left',
      'details 100% 200/200',
    ])
  })

  it('says nothing where there is nothing to do', () => {
    const t = makeProgress(false)
    t.after(0, 0, 0)
    t.progress.end()
    expect(t.text()).toBe('')
  })
})
