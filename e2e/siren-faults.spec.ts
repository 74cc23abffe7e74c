import type { Page } from '@playwright/test'
import { expect, shot, test } from './fixtures.ts'
import {
  aftercare,
  alarm,
  expectAccessibleFlash,
  expectElementPlays,
  holdSiren,
  openSafetyCheck,
  putFinger,
  setVisibility,
  sirenButton,
  stopBySlide,
} from './siren.ts'

/** Browsers that allow no sound: neither the element nor Web Audio. */
function blockSound(page: Page) {
  return page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    let isBlocked = true
    HTMLMediaElement.prototype.play = function () {
      return isBlocked ? Promise.reject(new DOMException('blocked', 'NotAllowedError')) : play.call(this)
    }
    Object.defineProperty(window, 'AudioContext', {
      value: function AudioContext() {
        throw new DOMException('no device', 'NotSupportedError')
      },
    })
    window.addEventListener('allow-sound', () => (isBlocked = false))
  })
}

/** As iPhones do it: an element sounds when it was played once while a touch ended, a click or a key was handled. */
function soundLikeIphone(page: Page) {
  return page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    const allowed = new WeakSet<HTMLMediaElement>()
    let isGesture = false
    function handleGesture() {
      isGesture = true
      setTimeout(() => (isGesture = false))
    }
    for (const type of ['touchend', 'click', 'keydown']) window.addEventListener(type, handleGesture, { capture: true })
    HTMLMediaElement.prototype.play = function () {
      if (isGesture) allowed.add(this)
      return allowed.has(this) ? play.call(this) : Promise.reject(new DOMException('no gesture', 'NotAllowedError'))
    }
    Object.defineProperty(window, 'AudioContext', { value: undefined })
  })
}

/** What the phone was asked to do. */
function recordPhone(page: Page, wakeLock: 'granted' | 'refused') {
  return page.addInitScript((answer) => {
    const phone = { vibrations: [] as VibratePattern[], locks: [] as EventTarget[], released: 0 }
    Object.assign(window, { phone })
    Navigator.prototype.vibrate = (pattern) => {
      phone.vibrations.push(pattern as VibratePattern)
      return true
    }
    class Lock extends EventTarget {
      released = false
      type = 'screen' as const
      onrelease = null
      async release() {
        if (this.released) return
        this.released = true
        phone.released += 1
        this.dispatchEvent(new Event('release'))
      }
    }
    WakeLock.prototype.request = async () => {
      if (answer === 'refused') throw new DOMException('battery low', 'NotAllowedError')
      const lock = new Lock()
      phone.locks.push(lock)
      return lock
    }
  }, wakeLock)
}

interface Phone {
  vibrations: VibratePattern[]
  locks: (EventTarget & { release(): Promise<void> })[]
  released: number
}

const phoneNow = (page: Page) =>
  page.evaluate(() => {
    const { phone } = window as unknown as { phone: Phone }
    return { vibrations: phone.vibrations, locks: phone.locks.length, released: phone.released }
  })

const mayGoDark = (page: Page) => alarm(page).getByText('화면이 저절로 꺼질 수 있어요', { exact: false })

test('where sound is blocked it says so, flashes, and can be tried again', async ({ visitor }) => {
  await blockSound(visitor)
  await recordPhone(visitor, 'granted')
  await openSafetyCheck(visitor)
  await holdSiren(visitor)
  await expect(alarm(visitor).getByRole('heading', { name: '화면으로 알리고 있어요' })).toBeVisible()
  await expect(alarm(visitor).getByText('소리가 안 나면 음량 버튼을 올려 주세요.')).toBeVisible()
  await expectAccessibleFlash(visitor)
  await shot(visitor, 'siren-blocked')
  const lit = await alarm(visitor).getAttribute('data-lit')
  await expect(alarm(visitor)).not.toHaveAttribute('data-lit', String(lit))
  expect((await phoneNow(visitor)).vibrations.length).toBeGreaterThan(0)

  await visitor.evaluate(() => window.dispatchEvent(new Event('allow-sound')))
  await alarm(visitor).getByRole('button', { name: '소리 다시 켜기' }).click()
  await expect(alarm(visitor).getByRole('heading', { name: '사이렌이 울리고 있어요' })).toBeVisible()
  await expect(alarm(visitor).getByRole('button', { name: '소리 다시 켜기' })).toHaveCount(0)
  await expectElementPlays(visitor)
  await stopBySlide(visitor)
})

test('on an iPhone a tap anywhere makes it ready, so that it sounds while the finger still holds', async ({
  visitor,
}) => {
  await soundLikeIphone(visitor)
  await openSafetyCheck(visitor)
  await visitor.getByRole('heading', { name: '도움이 필요할 때' }).tap()
  const lift = await putFinger(visitor, sirenButton(visitor))
  await expect(alarm(visitor).getByRole('heading', { name: '사이렌이 울리고 있어요' })).toBeVisible()
  await expectElementPlays(visitor)
  await lift()
})

test('on an iPhone, where the hold is the first touch of all, it sounds when the finger lifts', async ({ visitor }) => {
  await soundLikeIphone(visitor)
  await openSafetyCheck(visitor)
  const lift = await putFinger(visitor, sirenButton(visitor))
  await expect(alarm(visitor).getByRole('heading', { name: '화면으로 알리고 있어요' })).toBeVisible()
  await lift()
  await expect(alarm(visitor).getByRole('heading', { name: '사이렌이 울리고 있어요' })).toBeVisible()
  await expectElementPlays(visitor)
})

test('the phone vibrates and keeps its screen on, until it is stopped', async ({ visitor }) => {
  await recordPhone(visitor, 'granted')
  await openSafetyCheck(visitor)
  await holdSiren(visitor)
  await expect.poll(() => phoneNow(visitor)).toMatchObject({ locks: 1, released: 0 })
  expect((await phoneNow(visitor)).vibrations[0]).toContain(600)

  // A hidden page loses the lock.
  await setVisibility(visitor, 'hidden')
  await visitor.evaluate(() => (window as unknown as { phone: Phone }).phone.locks.at(-1)?.release())
  await setVisibility(visitor, 'visible')
  await expect.poll(() => phoneNow(visitor)).toMatchObject({ locks: 2, released: 1 })
  await expect(mayGoDark(visitor)).toHaveCount(0)

  await stopBySlide(visitor)
  await expect.poll(() => phoneNow(visitor)).toMatchObject({ locks: 2, released: 2 })
  expect((await phoneNow(visitor)).vibrations.at(-1)).toBe(0)
})

test('a screen that cannot be kept on is reported, also when that changes later', async ({ visitor }) => {
  await recordPhone(visitor, 'refused')
  await openSafetyCheck(visitor)
  await holdSiren(visitor)
  await expect(mayGoDark(visitor)).toBeVisible()
  await expectElementPlays(visitor)
})

test('a lock that the phone takes back is reported', async ({ visitor }) => {
  await recordPhone(visitor, 'granted')
  await openSafetyCheck(visitor)
  await holdSiren(visitor)
  await expect.poll(() => phoneNow(visitor)).toMatchObject({ locks: 1 })
  await expect(mayGoDark(visitor)).toHaveCount(0)
  await visitor.evaluate(() => (window as unknown as { phone: Phone }).phone.locks.at(-1)?.release())
  await expect(mayGoDark(visitor)).toBeVisible()
})

test('a browser that knows neither vibration nor wake locks sounds all the same', async ({ visitor }) => {
  await visitor.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'vibrate')
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock')
  })
  await openSafetyCheck(visitor)
  await holdSiren(visitor)
  await expect(alarm(visitor).getByRole('heading', { name: '사이렌이 울리고 있어요' })).toBeVisible()
  await expect(mayGoDark(visitor)).toBeVisible()
  await expectElementPlays(visitor)
  await stopBySlide(visitor)
})

test('the sound session is playback only while it sounds, so that the ring switch and other music are left alone', async ({
  visitor,
}) => {
  await visitor.addInitScript(() => Object.assign(Navigator.prototype, { audioSession: { type: 'auto' } }))
  const session = () =>
    visitor.evaluate(() => (navigator as unknown as { audioSession: { type: string } }).audioSession.type)
  await openSafetyCheck(visitor)
  await sirenButton(visitor).click()
  await expect(visitor.getByRole('dialog', { name: '사이렌을 울릴까요?' })).toBeVisible()
  expect(await session()).toBe('auto')
  await visitor.getByRole('dialog').getByRole('button', { name: '울리기' }).click()
  await expectElementPlays(visitor)
  expect(await session()).toBe('playback')
  await stopBySlide(visitor)
  expect(await session()).toBe('auto')
  await expect(aftercare(visitor)).toBeVisible()
})
