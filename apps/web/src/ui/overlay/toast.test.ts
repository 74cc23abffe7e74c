import type { ToastManagerAddOptions } from '@base-ui/react/toast'
import { expect, it } from 'vitest'
import { connectToastScreen, toast, useHasToasts } from './toast.ts'

const shown: ToastManagerAddOptions<object>[] = []
const closed: (string | undefined)[] = []
const settled = () => new Promise((resolve) => void setTimeout(resolve))

it('keeps toasts in order until the screen is there, which it asks for', async () => {
  expect(useHasToasts.getState()).toBe(false)
  toast.blank('하나')
  toast.error('둘')
  expect(useHasToasts.getState()).toBe(true)
  connectToastScreen({ add: (options) => `toast-${shown.push(options)}`, close: (id) => void closed.push(id) })
  await settled()
  expect(shown.splice(0).map(({ title }) => title)).toEqual(['하나', '둘'])
})

it('shows each kind for its time, what is wrong first', async () => {
  toast.blank('알림')
  toast.error('실패')
  toast.success('성공')
  toast.success('나왔어요', { isLong: true })
  await settled()
  expect(shown.splice(0).map(({ type, timeout, priority }) => [type, timeout, priority])).toEqual([
    ['blank', 4000, 'low'],
    ['error', 4000, 'high'],
    ['success', 2000, 'low'],
    ['success', 10_000, 'low'],
  ])
})

it('gives time to undo, and leaves with it', async () => {
  let undone = 0
  toast.success('뺐어요', { id: 'taken', action: { label: '되돌리기', onClick: () => undone++ } })
  await settled()
  const [one] = shown.splice(0)
  expect(one?.timeout).toBe(4000)
  expect(one?.actionProps?.children).toBe('되돌리기')
  one?.actionProps?.onClick?.({} as never)
  expect([one?.id, undone, closed]).toEqual(['taken', 1, ['toast-1']])
})
