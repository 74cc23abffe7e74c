import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { addContact, contactPhone, mailedPath, startTimer } from './check-ins.ts'
import { call } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { openAt, PEAK } from './rescue.ts'
import { letPass } from './timer-time.ts'

interface Voice {
  lang: string
  localService: boolean
}

/** The part of a device that speaks: it has these voices, keeps what it was given, and says each line in a moment. */
async function giveVoices(context: BrowserContext, voices: readonly Voice[]): Promise<void> {
  await context.addInitScript((given) => {
    class Utterance extends EventTarget {
      voice: Voice | null = null
      lang = ''
      rate = 1
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const said: { text: string; lang: string; voice: string | undefined }[] = []
    let isCancelled = false
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => given,
      speak(utterance: Utterance) {
        isCancelled = false
        said.push({ text: utterance.text, lang: utterance.lang, voice: utterance.voice?.lang })
        setTimeout(() => isCancelled || utterance.dispatchEvent(new Event('end')), 50)
      },
      cancel() {
        isCancelled = true
      },
    })
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis })
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance })
    Object.assign(globalThis, { said })
  }, voices)
}

const saidBy = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { said: { text: string; lang: string; voice?: string }[] }).said)

const KOREAN = { lang: 'ko_KR', localService: true }
const JAPANESE = { lang: 'ja-JP', localService: true }
/** What such a voice says, its maker's servers learn. */
const REMOTE = { lang: 'en-US', localService: false }

test('an alert is read to a contact in their language, and what the police should know in Korean', async ({
  newcomer,
  request,
  browser,
  complaints,
}) => {
  const { email } = await addContact(newcomer, request)
  const fix = { lat: 33.3617, lng: 126.5332, accuracyM: 20, takenAt: new Date().toISOString(), batteryPct: 12 }
  await call(newcomer, request, 'PUT', '/api/account/consents', { type: 'LOCATION', agreed: true })
  const { checkInId } = await startTimer(newcomer, request, { note: '빨간 점퍼', fix })
  await letPass(checkInId, 80)
  const contact = await contactPhone(browser, complaints, { locale: 'ja-JP' })
  await giveVoices(contact.context(), [REMOTE, KOREAN, JAPANESE])
  // The mail was written for a Korean reader, whose language its link names.
  await contact.addInitScript(() => localStorage.setItem('locale', 'ja'))
  await contact.goto(await mailedPath(request, email, 'alert'))

  await test.step('what has happened and what to do, in the language of the page', async () => {
    const read = contact.getByRole('button', { name: '読み上げる', exact: true })
    await expect(read).toBeVisible()
    await expectAccessible(contact)
    await shot(contact, 'voice-alert')
    await read.click()
    await expect(read).toBeVisible()
    const said = await saidBy(contact)
    expect(said.length).toBe(6)
    expect(new Set(said.map(({ voice }) => voice))).toEqual(new Set(['ja-JP']))
    for (const { text } of said) await expect(contact.getByText(text).first()).toBeVisible()
  })

  await test.step('the text for the police in Korean, the number of the grid digit by digit', async () => {
    await contact.getByRole('button', { name: '韓国語で読み上げる' }).click()
    await expect(contact.getByRole('button', { name: '韓国語で読み上げる' })).toBeVisible()
    const said = (await saidBy(contact)).slice(6)
    expect(new Set(said.map(({ lang }) => lang))).toEqual(new Set(['ko_KR']))
    const texts = said.map(({ text }) => text)
    expect(texts).toContain('국가지점번호: 다나 · 일공공오 · 팔오구팔')
    expect(texts.some((text) => text.includes('연락이 안 돼요.'))).toBe(true)
    expect(texts.join(' ')).not.toContain('http')
  })

  await test.step('a second press stops it, and another text takes its place', async () => {
    await contact.getByRole('button', { name: '韓国語で読み上げる' }).click()
    await contact.getByRole('button', { name: '読み上げをやめる' }).click()
    await expect(contact.getByRole('button', { name: '韓国語で読み上げる' })).toBeVisible()
    const before = (await saidBy(contact)).length
    expect(before).toBeLessThan(6 + 2 * 8)
    await contact.getByRole('button', { name: '日本語で読み上げる' }).click()
    await expect(contact.getByRole('button', { name: '日本語で読み上げる' })).toBeVisible()
    const after = (await saidBy(contact)).slice(before)
    expect(after.every(({ lang }) => lang === 'ja-JP')).toBe(true)
    expect(after.map(({ text }) => text).join('\n')).toContain('Da Na 1005 8598')
  })
  await contact.context().close()
})

test('the rescue card says in Korean that help is needed, on a phone in English without an English voice', async ({
  browser,
  complaints,
}) => {
  const phone = await contactPhone(browser, complaints, { locale: 'en-US' })
  await giveVoices(phone.context(), [REMOTE, KOREAN])
  await openAt(phone, phone.context(), PEAK)
  await expect(phone.getByText(/33\.36170/).first()).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Read aloud in English' })).toHaveCount(0)
  await phone.getByRole('button', { name: 'Read aloud in Korean' }).click()
  await expect
    .poll(async () => (await saidBy(phone)).map(({ text }) => text))
    .toEqual(expect.arrayContaining(['도움이 필요해요.', '국가지점번호: 다나 · 공구육팔 · 팔오구구']))
  await shot(phone, 'voice-rescue')
  await phone.context().close()
})

test('a phone whose voices are those of others, or that has none, shows no button', async ({ browser, complaints }) => {
  for (const voices of [[REMOTE, { lang: 'ko-KR', localService: false }], []]) {
    const phone = await contactPhone(browser, complaints)
    await giveVoices(phone.context(), voices)
    await openAt(phone, phone.context(), PEAK)
    await expect(phone.getByRole('button', { name: '글 복사' })).toBeVisible()
    await expect(phone.getByRole('button', { name: /읽/ })).toHaveCount(0)
    await phone.context().close()
  }
})
