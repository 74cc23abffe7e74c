import { fillProfile, logIn, newEmail, PASSWORD } from './account.ts'
import {
  BROKEN,
  SILENT,
  beginSignUp,
  toPassword,
  toWizard,
  editProfile,
  toWithdrawal,
  loginAnswered,
  logoutAnswered,
  openReport,
  fillReport,
  cancelReport,
  openInquiry,
  sendInquiry,
  removePicture,
  uploaded,
  addPicture,
  addInquiryImage,
  huge,
  screenAnswered,
  type Act,
} from './spec-acts.ts'
import type { SPEC_TEXTS } from './spec-texts.ts'

type Scene = (typeof SPEC_TEXTS)[number]['scene']

export const SCENES: Record<Scene, Act> = {
  'sign-up with half an address': async (stage) => {
    await beginSignUp(stage)
    await stage.page.getByLabel('이메일').fill('mok@example')
    await stage.page.getByRole('button', { name: '인증번호 받기' }).click()
  },
  'sign-up with a wrong code': async (stage) => {
    await stage.answer('POST', '**/api/auth/email-codes/verify', [400, 'AUTH4001', '인증번호가 틀립니다.'])
    await beginSignUp(stage)
    await stage.page.getByLabel('이메일').fill(newEmail())
    await stage.page.getByRole('button', { name: '인증번호 받기' }).click()
    await stage.page.getByLabel('인증번호').fill('123456')
  },
  'another password as confirmation': async (stage) => {
    await toPassword(stage)
    await stage.page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
    await stage.page.getByLabel('비밀번호 확인').fill('another-7')
    await stage.page.getByLabel('비밀번호 확인').blur()
  },
  'wizard left empty': async (stage) => {
    await toWizard(stage)
    await stage.page.getByRole('button', { name: '다음' }).click()
  },
  'wizard without the check': async (stage) => {
    await toWizard(stage)
    await fillProfile(stage.page, `봄${String(Date.now()).slice(-8)}`)
    await stage.page.getByLabel('닉네임').fill(`귤${String(Date.now()).slice(-8)}`)
    await stage.page.getByRole('button', { name: '다음' }).click()
  },
  'profile without a nickname': async (stage) => {
    await editProfile(stage)
    await stage.page.getByLabel('닉네임').fill('')
    await stage.page.getByRole('button', { name: '저장하기' }).click()
  },
  'profile without the check': async (stage) => {
    await editProfile(stage)
    await stage.page.getByLabel('닉네임').fill(`귤${String(Date.now()).slice(-8)}`)
    await stage.page.getByRole('button', { name: '저장하기' }).click()
  },
  'withdrawal without a reason': async (stage) => {
    await toWithdrawal(stage)
    await stage.page.getByRole('dialog').getByRole('button', { name: '탈퇴하기' }).click()
  },
  'withdrawal for a blank reason': async (stage) => {
    await toWithdrawal(stage)
    await stage.page.getByRole('dialog').getByText('기타', { exact: true }).click()
    await stage.page.getByRole('dialog').getByLabel('어떤 점이 아쉬웠나요?').fill('   ')
    await stage.page.getByRole('dialog').getByRole('button', { name: '탈퇴하기' }).click()
  },
  'picture that is too big': async (stage) => {
    await editProfile(stage)
    await stage.page.getByLabel('프로필 사진 파일').setInputFiles(huge)
  },
  'picture that is none': async (stage) => {
    await editProfile(stage)
    const notes = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
    await stage.page.getByLabel('프로필 사진 파일').setInputFiles(notes)
  },
  'report left empty': async (stage) => {
    await openReport(stage)
    await stage.page.getByRole('button', { name: '신고하기' }).click()
  },
  'report without a detail': async (stage) => {
    await openReport(stage)
    await stage.page.getByText('스팸·광고').click()
    await stage.page.getByRole('button', { name: '신고하기' }).click()
  },
  'inquiry refused without a category': async (stage) => {
    // The form has one chosen from the beginning; the words are the server's.
    const fields = { category: '문의 카테고리를 선택해주세요.' }
    await stage.page.route('**/api/inquiries', (route) =>
      route.fulfill({ status: 400, json: { isSuccess: false, code: 'COMMON400', message: '', result: { fields } } }),
    )
    await sendInquiry(stage)
  },
  'inquiry with blanks': async ({ page, ...stage }) => {
    await openInquiry({ page, ...stage })
    await page.getByLabel('제목').fill(' ')
    await page.getByLabel('내용', { exact: true }).fill(' ')
    await page.getByLabel('내용', { exact: true }).blur()
  },
  'inquiry with another kind of image': async (stage) => {
    await openInquiry(stage)
    const webp = { name: 'a.webp', mimeType: 'image/webp', buffer: Buffer.from('RIFF') }
    await stage.page.getByLabel('사진 추가').setInputFiles(webp)
  },
  'inquiry with an image that is too big': async (stage) => {
    await openInquiry(stage)
    await stage.page.getByLabel('사진 추가').setInputFiles({ ...huge, name: 'huge.gif', mimeType: 'image/gif' })
  },

  'login answered 401': async ({ page }) => {
    await page.goto('/login')
    await logIn(page, newEmail(), PASSWORD)
  },
  'login answered 500': loginAnswered(...BROKEN),
  'login answered 503 with a message': loginAnswered(
    503,
    'COMMON503',
    '지금은 서버가 바빠요. 잠시 후 다시 시도해주세요.',
  ),
  'login answered 503 without one': loginAnswered(503, 'UNKNOWN', ''),
  'login not answered': async ({ page, answer }) => {
    await answer('POST', '**/api/auth/login', null)
    await page.goto('/login')
    await logIn(page, 'mok@example.com', PASSWORD)
  },
  'login that cannot be sent': async ({ page }) => {
    await page.goto('/login')
    await page.evaluate(() => {
      Object.defineProperty(window, 'Headers', { value: undefined })
    })
    await logIn(page, 'mok@example.com', PASSWORD)
  },
  'logout answered 401': logoutAnswered(401, 'AUTH4011', '인증이 만료되었습니다. 다시 로그인해주세요.'),
  'logout answered 500': logoutAnswered(...BROKEN),
  'logout after one elsewhere': logoutAnswered(401, 'AUTH4015', '이미 로그아웃된 상태입니다.'),
  'rooms that do not load': screenAnswered('/mypage/rooms', '**/api/mypage/chatrooms*'),
  'report that is not taken': async (stage) => {
    await stage.answer('POST', '**/api/reports', [...SILENT])
    await fillReport(stage)
    await stage.page.getByRole('button', { name: '신고하기' }).click()
  },
  'reports that do not load': screenAnswered('/report/my', '**/api/reports/my-reports*'),
  'report that does not load': screenAnswered('/report/1', '**/api/reports/1', [...SILENT]),
  'report cancelled': cancelReport,
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
  'picture that cannot be removed': async (stage) => {
    await stage.answer('ANY', '**/api/image/delete', [...BROKEN])
    await addPicture(stage)
    await removePicture(stage)
  },
  'picture that is gone': async (stage) => {
    await stage.answer('ANY', '**/api/image/delete', [404, 'IMAGE4040', '삭제할 이미지가 없습니다.'])
    await addPicture(stage)
    await removePicture(stage)
  },
  'picture uploaded': addPicture,
  'picture removed': async (stage) => {
    await addPicture(stage)
    await removePicture(stage)
  },
  'inquiry with an image': addInquiryImage,
  'inquiry with its image removed': async (stage) => {
    await addInquiryImage(stage)
    await uploaded(stage)
    await stage.page.getByRole('button', { name: '사진 1 빼기' }).click()
  },
  'inquiry whose image is not taken': async (stage) => {
    await stage.answer('POST', '**/api/image/upload', [...SILENT])
    await addInquiryImage(stage)
  },
  'inquiry sent': sendInquiry,
  'inquiry refused': async (stage) => {
    const text = '오늘은 문의를 더 남길 수 없어요. 내일 다시 남기고, 위험하거나 다쳤다면 112나 119에 연락해주세요.'
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
  'inquiry opened': openInquiry,
}
