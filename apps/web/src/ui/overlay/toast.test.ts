import { afterEach, describe, expect, it } from 'vitest'
import { connectToastScreen, onToastsWaiting, toast, type ToastMessage } from './toast.ts'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

function connect() {
  const shown: ToastMessage[] = []
  const dismissed: string[] = []
  cleanups.push(connectToastScreen({ show: (message) => shown.push(message), dismiss: (id) => dismissed.push(id) }))
  return { shown, dismissed }
}

describe('before the screen is there', () => {
  it('keeps toasts in order and asks for the screen', () => {
    let calls = 0
    cleanups.push(
      onToastsWaiting(() => {
        calls += 1
      }),
    )
    toast.blank('하나')
    toast.error('둘')
    expect(calls).toBe(2)

    expect(connect().shown.map(({ message }) => message)).toEqual(['하나', '둘'])
  })

  it('asks at once for toasts that came before anyone listened', () => {
    toast.blank('먼저')
    let calls = 0
    cleanups.push(
      onToastsWaiting(() => {
        calls += 1
      }),
    )
    expect(calls).toBe(1)
    expect(connect().shown).toHaveLength(1)
  })
})

it('shows each kind for its time', () => {
  const { shown } = connect()
  toast.blank('알림')
  toast.error('실패')
  toast.success('성공')
  toast.loading('진행')
  expect(shown.map(({ type, timeout }) => [type, timeout])).toEqual([
    ['blank', 4000],
    ['error', 4000],
    ['success', 2000],
    ['loading', 0],
  ])
})

it('gives time to undo', () => {
  const { shown } = connect()
  toast.success('뺐어요', { action: { label: '되돌리기', onClick: () => {} } })
  expect(shown[0]?.timeout).toBe(4000)
})

it('replaces by id and dismisses by id', () => {
  const { shown, dismissed } = connect()
  const id = toast.loading('올리는 중')
  toast.success('올렸어요', { id })
  toast.dismiss(id)
  expect(shown.map((message) => message.id)).toEqual([id, id])
  expect(dismissed).toEqual([id])
  expect(toast.blank('다른 것')).not.toBe(id)
})
