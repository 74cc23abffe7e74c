import { logIn, newEmail, PASSWORD, proveEmail } from './account.ts'
import { call } from './community.ts'
import { makeRetriesQuick } from './quick-retries.ts'
import type { Stage } from './spec-stage.ts'

export type Act = (stage: Stage) => Promise<void>

export const BROKEN = [500, 'COMMON500', '서버 오류가 발생했습니다. 잠시 후 다시 시도해주세요.'] as const
/** An answer of something before the server. */
export const SILENT = [502, 'UNKNOWN', ''] as const

export async function beginSignUp({ page }: Stage) {
  await page.goto('/signup')
  await page.getByRole('checkbox', { name: '모두 동의해요' }).check()
}

export async function toPassword(stage: Stage) {
  await beginSignUp(stage)
  await proveEmail(stage.page, newEmail())
  await stage.page.getByRole('button', { name: '다음' }).click()
}

export async function toWizard(stage: Stage) {
  await toPassword(stage)
  await stage.page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await stage.page.getByLabel('비밀번호 확인').fill(PASSWORD)
  await stage.page.getByRole('button', { name: '다음' }).click()
  await stage.page.getByLabel('닉네임').waitFor()
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

export async function logOut({ page, join }: Stage) {
  await join()
  await page.goto('/my')
  await page.getByRole('button', { name: '로그아웃' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
}

export function loginAnswered(...response: Parameters<Stage['answer']>[2] & object): Act {
  return async ({ page, answer }) => {
    await answer('POST', '**/api/auth/login', response)
    await page.goto('/login')
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

export async function openReport({ page, join }: Stage) {
  await join()
  await page.goto('/report?targetUserId=2')
  await page.getByText('스팸·광고').waitFor()
}

export async function fillReport(stage: Stage) {
  await openReport(stage)
  await stage.page.getByText('스팸·광고').click()
  await stage.page.getByLabel('상세 내용').fill('같은 광고를 자꾸 올려요.')
}

/** A report of one's own, and the press that takes it back. */
export async function cancelReport({ page, request, join }: Stage) {
  await join()
  const draft = { reason: 'SPAM', detail: '같은 광고를 자꾸 올려요.', targetUserId: 2 }
  const { reportId } = await call<{ reportId: number }>(page, request, 'POST', '/api/reports', draft)
  await page.goto(`/report/${reportId}`)
  await page.getByRole('button', { name: '신고 취소' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '신고 취소' }).click()
}

export async function openInquiry({ page, join }: Stage) {
  await join()
  await page.goto('/inquiry')
  await page.getByLabel('제목').waitFor()
}

export async function fillInquiry(stage: Stage) {
  await openInquiry(stage)
  await stage.page.getByLabel('제목').fill(' 제목 ')
  await stage.page.getByLabel('내용', { exact: true }).fill(' 내용 ')
}

export async function sendInquiry(stage: Stage) {
  await fillInquiry(stage)
  await stage.page.getByRole('button', { name: '문의하기' }).click()
}

const addPhoto = async ({ page, photo }: Stage, label: string) => page.getByLabel(label).setInputFiles(await photo())
export const removePicture = ({ page }: Stage) => page.getByRole('button', { name: '사진 지우기' }).click()
export const uploaded = ({ page }: Stage) => page.getByText('이미지가 업로드되었습니다.').waitFor()

export async function addPicture(stage: Stage) {
  await editProfile(stage)
  await addPhoto(stage, '프로필 사진 파일')
}

export async function addInquiryImage(stage: Stage) {
  await openInquiry(stage)
  await addPhoto(stage, '사진 추가')
}

export const huge = { name: 'huge.heic', mimeType: 'image/heic', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) }

/** Opens a member's screen whose call is not answered, or so. */
export const screenAnswered =
  (path: string, url: string, response: Parameters<Stage['answer']>[2] = null): Act =>
  async ({ page, join, answer }) => {
    await join()
    await makeRetriesQuick(page)
    await answer('GET', url, response)
    await page.goto(path)
  }
