import { CONSENT_VERSION } from '@honjeo/contract/values/enums'
import type { Page } from '@playwright/test'
import { failure } from './account.ts'
import { expectAccessible } from './axe.ts'
import { expect, shot, test } from './fixtures.ts'

const part = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })
const section = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 3, name })

test('the terms say since when they hold, what one agrees to, and what the operator has yet to fill in', async ({
  visitor,
}) => {
  await visitor.goto('/mypage/terms')
  const [year = '', month = '', day = ''] = CONSENT_VERSION.split('-')
  const since = new RegExp(`${year}\\. ${month}\\. ${day} \\([일월화수목금토]\\)부터 적용 · 버전 ${CONSENT_VERSION}`)
  await expect(visitor.getByText(since)).toBeVisible()
  await expect(part(visitor, '혼저 이용약관')).toBeVisible()
  await expect(part(visitor, '위치기반서비스 이용약관 (선택)')).toBeVisible()
  await expect(visitor.locator('mark').filter({ hasText: '[상호: 운영자 입력 필요]' }).first()).toBeVisible()
  await expectAccessible(visitor)
})

test('the privacy policy says what is kept, how long, and what leaves the service', async ({ visitor }) => {
  await visitor.goto('/mypage/privacy')
  for (const name of [/보관 기간과 파기/, /제3자 제공/, /외부 서비스/, /만 14세 미만/, /회원의 권리/]) {
    await expect(section(visitor, name)).toBeAttached()
  }
  await expect(visitor.getByText('(EXIF)', { exact: false })).toBeAttached()
  await expect(visitor.getByText('영수증 사진은 서버의 메모리에서만 읽고', { exact: false })).toBeAttached()
  await expect(part(visitor, '마케팅 알림 받기 (선택)')).toBeAttached()
  // Nothing of it is connected here.
  for (const service of ['언어 모델', '지도 그림 서버', '카카오 로그인']) {
    await expect(visitor.getByRole('heading', { level: 4, name: service })).toHaveCount(0)
  }
  await expectAccessible(visitor)
})

test('the contents lead to a section, and back is where one came from', async ({ visitor }) => {
  await visitor.goto('/mypage/contact')
  await visitor.getByRole('link', { name: '이용약관' }).click()
  await visitor.getByText('차례').click()
  await visitor.getByRole('link', { name: '제10조 (동행과 만남)' }).click()
  await expect(section(visitor, '제10조 (동행과 만남)')).toBeInViewport()
  await expect(section(visitor, '제10조 (동행과 만남)')).toBeFocused()
  await visitor.getByRole('button', { name: '뒤로' }).click()
  await expect(visitor).toHaveURL(/\/mypage\/contact$/)
})

test('an address leads straight to what is agreed to apart', async ({ visitor }) => {
  await visitor.goto('/mypage/terms#location')
  await expect(part(visitor, '위치기반서비스 이용약관 (선택)')).toBeInViewport()
  await visitor.goto('/mypage/privacy#marketing')
  await expect(part(visitor, '마케팅 알림 받기 (선택)')).toBeInViewport()
})

test('in another language the text stays Korean, and says that it is', async ({ visitor }) => {
  await visitor.addInitScript(() => localStorage.setItem('locale', 'en'))
  await visitor.goto('/mypage/terms')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Terms of service')
  await expect(visitor.locator('[lang="ko"]').getByRole('heading', { level: 2 }).first()).toHaveText('혼저 이용약관')
  const since = new Date(CONSENT_VERSION).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  })
  await expect(visitor.getByText(since)).toBeVisible()
  await expectAccessible(visitor)
})

for (const { locale, title, erasure, original, translation } of [
  {
    locale: 'en',
    title: 'Privacy policy',
    erasure: '3. How long data is kept, and how it is erased',
    original: 'Show the Korean original',
    translation: 'Show the translation',
  },
  {
    locale: 'ja',
    title: 'プライバシーポリシー',
    erasure: '3. 保管期間と消去',
    original: '韓国語の原文を見る',
    translation: '翻訳を見る',
  },
  {
    locale: 'zh',
    title: '隐私政策',
    erasure: '3. 保存期限与销毁',
    original: '查看韩文原文',
    translation: '查看译文',
  },
]) {
  test(`the privacy policy is read whole in ${locale}, beside the Korean that binds`, async ({ visitor }) => {
    await visitor.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale)
    await visitor.goto('/mypage/privacy#privacy-erasure')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(section(visitor, erasure)).toBeInViewport()
    await expect(visitor.getByRole('main')).not.toContainText(/[가-힣]/)
    await expectAccessible(visitor)
    await shot(visitor, `privacy-${locale}`)
    await visitor.getByRole('button', { name: original }).click()
    await expect(visitor.locator('[lang="ko"]').getByRole('heading', { level: 2 }).first()).toHaveText(
      '개인정보 처리방침',
    )
    await visitor.getByRole('button', { name: translation }).click()
    await expect(section(visitor, erasure)).toBeAttached()
  })
}

test('where the translation cannot be had, the Korean text is there', async ({ visitor, complaints }) => {
  await visitor.addInitScript(() => localStorage.setItem('locale', 'en'))
  await visitor.goto('/mypage/terms')
  await visitor.route(/\/assets\/privacy-[\w-]{8}\.js$/, (route) => route.abort())
  await visitor.goto('/mypage/privacy')
  await expect(visitor.locator('[lang="ko"]').getByRole('heading', { level: 2 }).first()).toHaveText(
    '개인정보 처리방침',
  )
  complaints.splice(0)
})

test('the text is there though the operator cannot be asked for, and who it is comes with another try', async ({
  visitor,
  complaints,
}) => {
  await visitor.route('**/api/settings', (route) =>
    route.fulfill(failure(429, 'COMMON429', '요청이 너무 잦아요. 잠시 후 다시 시도해주세요.')),
  )
  await visitor.goto('/mypage/terms')
  await expect(visitor.getByText('요청이 너무 잦아요.')).toBeVisible()
  await expect(section(visitor, '제13조 (탈퇴)')).toBeAttached()
  await visitor.unroute('**/api/settings')
  await visitor.getByRole('button', { name: '다시 시도' }).click()
  await expect(visitor.locator('mark').first()).toBeVisible()
  complaints.splice(0)
})

test('help is a call, an inquiry or a letter away', async ({ visitor }) => {
  await visitor.goto('/mypage/contact')
  for (const number of ['112', '119']) {
    await expect(visitor.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${number}`)
  }
  // This operator has not configured an address, and promises none.
  await expect(visitor.getByText(/이메일과 전화로는 상담하지 않아요/)).toBeVisible()
  await expect(visitor.getByText('준비하고 있어요')).toHaveCount(0)
  await expectAccessible(visitor)
  await shot(visitor, 'contact')
  await visitor.getByRole('link', { name: '1:1 문의하기' }).click()
  await expect(visitor).toHaveURL(/\/login\?next=%2Finquiry$/)
})

test('an operator with addresses shows them, and no others', async ({ visitor }) => {
  await visitor.route('**/api/settings', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { result: { operator: object } }
    Object.assign(json.result.operator, { email: 'help@honjeo.example', phone: null })
    await route.fulfill({ response, json })
  })
  await visitor.goto('/mypage/contact')
  const address = visitor.getByRole('button', { name: 'help@honjeo.example' })
  await address.click()
  const dialog = visitor.getByRole('dialog', { name: '고객센터 이메일' })
  await expect(dialog.getByText('help@honjeo.example')).toBeVisible()
  await expect(dialog.getByRole('link', { name: '메일 쓰기' })).toHaveAttribute('href', 'mailto:help@honjeo.example')
  await expectAccessible(visitor)
  await shot(visitor, 'contact-email')
  await visitor.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: '주소 복사' }).click()
  await expect(visitor.getByText('이메일 주소를 복사했어요.')).toBeVisible()
  expect(await visitor.evaluate(() => navigator.clipboard.readText())).toBe('help@honjeo.example')
  await visitor.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(address).toBeFocused()
  await expect(visitor.getByText('전화', { exact: true })).toHaveCount(0)
  await expect(visitor.getByText(/상담하지 않아요/)).toHaveCount(0)
})

test('a member who left reads what became of their data, and may come back', async ({ visitor }) => {
  await visitor.goto('/goodbye')
  await expect(visitor.getByText(/누가 썼는지 알 수 없어요/)).toBeVisible()
  await expectAccessible(visitor)
  await visitor.getByRole('link', { name: '다시 가입하기' }).click()
  await expect(visitor).toHaveURL(/\/signup$/)
})
