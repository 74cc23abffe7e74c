import { MINIMUM_AGE_YEARS } from '@honjeo/contract/values/limits'
import type { Mail } from '../mail/mailer.ts'

export const signUpCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: `[혼저] 인증번호 ${code}`,
  text: `혼저에 오신 걸 환영해요.\n\n인증번호: ${code}\n\n10분 안에 가입 화면에 입력해주세요. 직접 요청하지 않았다면 이 메일은 무시해주세요.`,
})

export const alreadyMemberMail = (to: string): Mail => ({
  to,
  subject: '[혼저] 이미 가입된 이메일이에요',
  text: '이 이메일로 가입한 계정이 이미 있어요.\n\n로그인하거나, 비밀번호가 기억나지 않으면 로그인 화면의 비밀번호 찾기를 이용해주세요. 직접 요청하지 않았다면 이 메일은 무시해주세요.',
})

export const passwordCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: `[혼저] 비밀번호 찾기 인증번호 ${code}`,
  text: `비밀번호를 다시 정하기 위한 인증번호예요.\n\n인증번호: ${code}\n\n10분 안에 입력해주세요. 직접 요청하지 않았다면 이 메일은 무시해주세요. 비밀번호는 바뀌지 않아요.`,
})

export const confirmCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: `[혼저] 인증번호 ${code}`,
  text: `계정에서 되돌릴 수 없는 일을 하기 전에, 본인인지 한 번 더 확인해요. 탈퇴하거나, 카카오를 연결하거나, 귀가 PIN을 처음 정할 때 써요.\n\n인증번호: ${code}\n\n직접 요청하지 않았다면 아무에게도 알려주지 말고, 마이 > 로그인한 기기에서 모르는 기기를 로그아웃해주세요.`,
})

export const passwordChangedMail = (to: string): Mail => ({
  to,
  subject: '[혼저] 비밀번호가 바뀌었어요',
  text: '방금 혼저 계정의 비밀번호가 바뀌었고, 그동안 로그인해 둔 다른 기기에서는 모두 로그아웃했어요.\n\n직접 바꾸지 않았다면 바로 비밀번호 찾기로 다시 정해주세요.',
})

export const copiedSessionMail = (to: string): Mail => ({
  to,
  subject: '[혼저] 안전을 위해 로그아웃했어요',
  text: '혼저 계정의 로그인 정보가 한 번 더 쓰였어요. 다른 사람이 베껴 간 것일 수 있어서, 그 로그인을 끝냈어요. 그 기기에서는 다시 로그인해주세요.\n\n짚이는 일이 없다면 비밀번호를 바꾸고, 마이 > 로그인한 기기에서 모르는 기기를 로그아웃해주세요.',
})

export const authenticatorMail = (to: string): Mail => ({
  to,
  subject: '[혼저] 인증 앱이 등록됐어요',
  text: '방금 혼저 운영자 확인에 쓸 인증 앱이 등록됐어요. 이제 비밀번호와 함께 이 앱의 코드를 물어봐요.\n\n직접 등록하지 않았다면 바로 비밀번호 찾기로 비밀번호를 다시 정하고, 다른 운영자에게 알려주세요.',
})

export const authenticatorResetMail = (to: string): Mail => ({
  to,
  subject: '[혼저] 인증 앱 등록이 지워졌어요',
  text: '혼저 서버를 맡은 사람이 운영자 확인에 쓰던 인증 앱의 등록을 지웠어요. 다음에 운영 화면을 열면 새로 등록해주세요.\n\n부탁한 적이 없다면 바로 서버를 맡은 사람에게 알려주세요.',
})

export const accountClosedMail = (to: string): Mail => ({
  to,
  subject: '[혼저] 계정을 닫고 정보를 지웠어요',
  text: `혼저는 만 ${MINIMUM_AGE_YEARS}세부터 쓸 수 있어요. 이 주소로 가입한 분이 만 ${MINIMUM_AGE_YEARS}세 미만인 것을 알게 되어, 방금 계정을 닫고 개인정보를 지웠어요.\n\n지운 정보는 되살릴 수 없어요. 잘못 알려진 것이라면 개인정보 처리방침에 있는 연락처로 알려주세요.`,
})
