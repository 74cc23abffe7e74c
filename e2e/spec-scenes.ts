import { chooseNickname, logIn, PASSWORD } from './account.ts'
import { mailedCode } from './new-member.ts'
import {
  BROKEN,
  SILENT,
  loginAnswered,
  logoutAnswered,
  cancelReport,
  sendInquiry,
  removePicture,
  addPicture,
  addInquiryImage,
  removeInquiryImage,
  huge,
  screenAnswered,
  type Act,
} from './spec-acts.ts'
import type { SPEC_TEXTS } from './spec-texts.ts'

export type Scene = (typeof SPEC_TEXTS)[number]['scene']

/** What is done on the screen that a visit of spec-visits.ts is at, after the scenes before. */
export const SCENES: Record<Scene, Act> = {
  'sign-up with half an address': async ({ page }) => {
    await page.getByLabel('이메일').fill('mok@example')
    await page.getByRole('button', { name: '인증번호 받기' }).click()
  },
  'sign-up with a wrong code': async ({ page, answer }) => {
    await answer('POST', '**/api/auth/email-codes/verify', [400, 'AUTH4001', '인증번호가 틀립니다.'])
    await page.getByLabel('인증번호').fill('123456')
  },
  'another password as confirmation': async ({ page, request, email }) => {
    await page.unrouteAll()
    await page.getByLabel('인증번호').fill(await mailedCode(request, email))
    await page.getByText('인증되었습니다.').waitFor()
    await page.getByRole('button', { name: '다음' }).click()
    await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
    await page.getByLabel('비밀번호 확인').fill('another-7')
    await page.getByLabel('비밀번호 확인').blur()
  },
  'wizard left empty': async ({ page }) => {
    await page.getByLabel('비밀번호 확인').fill(PASSWORD)
    await page.getByRole('button', { name: '다음' }).click()
    await page.getByLabel('닉네임').waitFor()
    await page.getByRole('button', { name: '혼저 시작하기' }).click()
  },
  'wizard without the check': async ({ page }) => {
    await chooseNickname(page, `봄${String(Date.now()).slice(-8)}`)
    await page.getByLabel('닉네임').fill(`귤${String(Date.now()).slice(-8)}`)
    await page.getByRole('button', { name: '혼저 시작하기' }).click()
  },
  'a room before one says how old one is': async ({ page }) => {
    await page.getByRole('button', { name: '중복 확인' }).click()
    await page.getByText('사용할 수 있는 닉네임이에요.').waitFor()
    await page.getByRole('button', { name: '혼저 시작하기' }).click()
    await page.waitForURL(/\/$/)
    await page.goto('/create-room')
    await page.getByRole('button', { name: '알려주고 계속하기' }).click()
  },
  'profile without a name': async ({ page }) => {
    await page.getByLabel('이름', { exact: true }).fill('')
    await page.getByRole('button', { name: '저장하기' }).click()
  },
  'profile without a nickname': async ({ page }) => {
    await page.getByLabel('이름', { exact: true }).fill('강새봄')
    await page.getByLabel('닉네임').fill('')
    await page.getByRole('button', { name: '저장하기' }).click()
  },
  'profile without the check': async ({ page }) => {
    await page.getByLabel('닉네임').fill(`귤${String(Date.now()).slice(-8)}`)
    await page.getByRole('button', { name: '저장하기' }).click()
  },
  'withdrawal without a reason': async ({ page }) => {
    await page.getByRole('dialog').getByRole('button', { name: '탈퇴하기' }).click()
  },
  'withdrawal for a blank reason': async ({ page }) => {
    await page.getByRole('dialog').getByText('기타', { exact: true }).click()
    await page.getByRole('dialog').getByLabel('어떤 점이 아쉬웠나요?').fill('   ')
    await page.getByRole('dialog').getByRole('button', { name: '탈퇴하기' }).click()
  },
  'picture that is too big': ({ page }) => page.getByLabel('프로필 사진 파일').setInputFiles(huge),
  'picture that is none': async ({ page }) => {
    const notes = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
    await page.getByLabel('프로필 사진 파일').setInputFiles(notes)
  },
  'report left empty': ({ page }) => page.getByRole('button', { name: '신고하기' }).click(),
  'report without a detail': async ({ page }) => {
    await page.getByText('스팸·광고').click()
    await page.getByRole('button', { name: '신고하기' }).click()
  },
  'inquiry refused without a category': async (stage) => {
    // The form has one chosen from the beginning; the words are the server's.
    const fields = { category: '문의 카테고리를 선택해주세요.' }
    await stage.page.route('**/api/inquiries', (route) =>
      route.fulfill({ status: 400, json: { isSuccess: false, code: 'COMMON400', message: '', result: { fields } } }),
    )
    await sendInquiry(stage)
  },
  'inquiry with blanks': async ({ page }) => {
    await page.getByLabel('제목').fill(' ')
    await page.getByLabel('내용', { exact: true }).fill(' ')
    await page.getByLabel('내용', { exact: true }).blur()
  },
  'inquiry with another kind of image': async ({ page }) => {
    const webp = { name: 'a.webp', mimeType: 'image/webp', buffer: Buffer.from('RIFF') }
    await page.getByLabel('사진 추가').setInputFiles(webp)
  },
  'inquiry with an image that is too big': ({ page }) =>
    page.getByLabel('사진 추가').setInputFiles({ ...huge, name: 'huge.gif', mimeType: 'image/gif' }),

  'login answered 401': ({ page, email }) => logIn(page, email, PASSWORD),
  'login answered 500': loginAnswered(...BROKEN),
  'login answered 503 with a message': loginAnswered(
    503,
    'COMMON503',
    '지금은 서버가 바빠요. 잠시 후 다시 시도해주세요.',
  ),
  'login answered 503 without one': loginAnswered(503, 'UNKNOWN', ''),
  'login not answered': async ({ page, answer }) => {
    await answer('POST', '**/api/auth/login', null)
    await logIn(page, 'mok@example.com', PASSWORD)
  },
  'login that cannot be sent': async ({ page }) => {
    await page.evaluate(() => {
      Object.defineProperty(window, 'Headers', { value: undefined })
    })
    await logIn(page, 'mok@example.com', PASSWORD)
  },
  'logout answered 401': logoutAnswered(401, 'AUTH4011', '인증이 만료되었습니다. 다시 로그인해주세요.'),
  'logout answered 500': logoutAnswered(...BROKEN),
  'logout after one elsewhere': logoutAnswered(401, 'AUTH4015', '이미 로그아웃된 상태입니다.'),
  'rooms that do not load': screenAnswered('/mypage/rooms', '**/api/mypage/chatrooms*'),
  'report that is not taken': async ({ page, answer }) => {
    await answer('POST', '**/api/reports', [...SILENT])
    await page.getByLabel('상세 내용').fill('같은 광고를 자꾸 올려요.')
    await page.getByRole('button', { name: '신고하기' }).click()
  },
  'reports that do not load': screenAnswered('/report/my', '**/api/reports/my-reports*'),
  'report that does not load': screenAnswered('/report/1', '**/api/reports/1', [...SILENT]),
  'report cancelled': async (stage) => {
    await stage.page.unrouteAll()
    await cancelReport(stage)
  },
  'report whose cancelling is refused': async (stage) => {
    await stage.answer('DELETE', '**/api/reports/*', [409, 'REPORT4091', '이미 처리된 신고는 취소할 수 없어요.'])
    await cancelReport(stage)
  },
  'report whose cancelling breaks': async (stage) => {
    await stage.answer('DELETE', '**/api/reports/*', [...SILENT])
    await cancelReport(stage)
  },
  'picture that is not taken': async (stage) => {
    await stage.answer('POST', '**/api/image/upload', [...BROKEN])
    await addPicture(stage)
  },
  'picture uploaded': async (stage) => {
    await stage.page.unrouteAll()
    await addPicture(stage)
    await stage.page.getByText('이미지 업로드에 실패했습니다.').waitFor({ state: 'hidden' })
  },
  'picture that cannot be removed': async (stage) => {
    await stage.answer('ANY', '**/api/image/delete', [...BROKEN])
    await removePicture(stage)
  },
  'picture that is gone': async (stage) => {
    await addPicture(stage)
    await stage.page.getByText('이미지가 업로드되었습니다.').waitFor()
    await stage.answer('ANY', '**/api/image/delete', [404, 'IMAGE4040', '삭제할 이미지가 없습니다.'])
    await removePicture(stage)
  },
  'picture removed': async (stage) => {
    await stage.page.unrouteAll()
    await addPicture(stage)
    await stage.page.getByText('이미지가 업로드되었습니다.').waitFor()
    await removePicture(stage)
  },
  'inquiry with an image': addInquiryImage,
  'inquiry with its image removed': removeInquiryImage,
  'inquiry whose image is not taken': async (stage) => {
    await stage.answer('POST', '**/api/image/upload', [...SILENT])
    await addInquiryImage(stage)
  },
  'inquiry taken': ({ page }) => page.waitForURL(/\/inquiry\/my$/),
  'inquiry refused': async (stage) => {
    const text = '오늘은 문의를 더 남길 수 없어요. 내일 다시 남기고, 위험하거나 다쳤다면 119나 112에 연락해주세요.'
    await stage.answer('POST', '**/api/inquiries', [429, 'INQUIRY4290', text])
    await sendInquiry(stage)
  },
  'inquiry that is not taken': async (stage) => {
    await stage.answer('POST', '**/api/inquiries', [...SILENT])
    await sendInquiry(stage)
  },
  'inquiries that do not load': screenAnswered('/inquiry/my', '**/api/inquiries/my*'),
  'inquiry that does not load': screenAnswered('/inquiry/1', '**/api/inquiries/1', [...SILENT]),
  'notifications that do not load': screenAnswered('/alarm', '**/api/notifications', [...BROKEN]),
  'storage that cannot be read': async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      Storage.prototype.getItem = refuse
      Storage.prototype.setItem = refuse
    })
    await page.goto('/login')
  },
  // The form, as it opens.
  'inquiry opened': ({ page }) => page.getByLabel('제목').waitFor(),
}
