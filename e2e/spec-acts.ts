import type { Page } from '@playwright/test'
import { logIn, PASSWORD } from './account.ts'
import { call } from './community.ts'
import { makeRetriesQuick } from './quick-retries.ts'
import type { Stage } from './spec-stage.ts'

export type Act = (stage: Stage) => Promise<void>

export const BROKEN = [500, 'COMMON500', '서버 오류가 발생했습니다. 잠시 후 다시 시도해주세요.'] as const
/** An answer of something before the server. */
export const SILENT = [502, 'UNKNOWN', ''] as const

/** From its next page on no time passes there but what is let pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Opens the sign-up, where no time passes until the clock is let go on. */
export async function beginSignUp({ page }: Stage) {
  await stopClock(page)
  await page.goto('/signup')
  await page.getByRole('checkbox', { name: '모두 동의해요' }).check()
}

export async function editProfile({ page, join }: Stage) {
  await join()
  await page.goto('/mypage/profile-edit')
  await page.getByLabel('닉네임').waitFor()
}

export async function toWithdrawal({ page, join }: Stage) {
  await join()
  await page.goto('/my')
  await page.getByRole('button', { name: '탈퇴하기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '탈퇴하기' }).click()
  await page.getByRole('dialog').getByRole('radio').first().waitFor()
}

/** As the member that the visit began with, whose login the server never heard the end of. */
export async function logOut({ page }: Stage) {
  await page.evaluate(() => localStorage.removeItem('honjeo-test'))
  await page.goto('/my')
  await page.getByRole('button', { name: '로그아웃' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
}

export function loginAnswered(...response: Parameters<Stage['answer']>[2] & object): Act {
  return async ({ page, answer }) => {
    await answer('POST', '**/api/auth/login', response)
    await logIn(page, 'mok@example.com', PASSWORD)
  }
}

export const logoutAnswered =
  (...response: Parameters<Stage['answer']>[2] & object): Act =>
  async (stage) => {
    await stage.answer('DELETE', '**/api/auth/logout', response)
    await stage.answer('POST', '**/api/auth/reissue', response)
    await logOut(stage)
  }

/** Opens the form of a report, to which the server's reasons do not come. */
export async function openReport({ page, join, answer }: Stage) {
  await answer('GET', '**/api/reports/reasons', null)
  await join()
  await page.goto('/report?targetUserId=2')
  await page.getByText('스팸·광고').waitFor()
}

/** Opens a report of one's own. */
export async function openOwnReport({ page, request, join }: Stage) {
  await join()
  const draft = { reason: 'SPAM', detail: '같은 광고를 자꾸 올려요.', targetUserId: 2 }
  const { reportId } = await call<{ reportId: number }>(page, request, 'POST', '/api/reports', draft)
  await page.goto(`/report/${reportId}`)
}

/** Presses what takes it back. */
export async function cancelReport({ page }: Stage) {
  await page.getByRole('button', { name: '신고 취소' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '신고 취소' }).click()
}

/** Opens the form of an inquiry, to which the server's categories do not come. */
export async function openInquiry({ page, join, answer }: Stage) {
  await answer('GET', '**/api/inquiries/categories', null)
  await join()
  await page.goto('/inquiry')
  await page.getByLabel('제목').waitFor()
}

export async function sendInquiry({ page }: Stage) {
  await page.getByLabel('제목').fill(' 제목 ')
  await page.getByLabel('내용', { exact: true }).fill(' 내용 ')
  await page.getByRole('button', { name: '문의하기' }).click()
}

const addPhoto = async ({ page, photo }: Stage, label: string) => page.getByLabel(label).setInputFiles(await photo())
export const addPicture = (stage: Stage) => addPhoto(stage, '프로필 사진 파일')
export const removePicture = ({ page }: Stage) => page.getByRole('button', { name: '사진 지우기' }).click()
export const addInquiryImage = (stage: Stage) => addPhoto(stage, '사진 추가')
export const removeInquiryImage = ({ page }: Stage) => page.getByRole('button', { name: '사진 1 빼기' }).click()

export const huge = { name: 'huge.heic', mimeType: 'image/heic', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) }

/** Opens screens as a member whose pages ask again without waiting long. */
export async function joinQuickly({ page, join }: Stage) {
  await join()
  await makeRetriesQuick(page)
}

/** Opens a member's screen whose call is not answered, or so. */
export const screenAnswered =
  (path: string, url: string, response: Parameters<Stage['answer']>[2] = null): Act =>
  async ({ page, answer }) => {
    await answer('GET', url, response)
    await page.goto(path)
  }
