import { PASSWORD_MAX, PASSWORD_MIN } from '@honjeo/contract/values/limits'
import { passwordProblem, type PasswordProblem } from '@honjeo/contract/values/password'
import { dictionary } from '@zxcvbn-ts/language-common'
import { appError } from '../lib/errors.ts'
import { passwordWeakness, type Weakness } from './password-strength.ts'

const COMMON = new Set(dictionary['passwords-common'])

const SENTENCES: Record<PasswordProblem | Weakness, string> = {
  LENGTH: `비밀번호는 ${PASSWORD_MIN}~${PASSWORD_MAX}자로 입력해주세요.`,
  VARIETY: '영문, 숫자, 기호 중 두 가지 이상을 섞어주세요.',
  EMAIL: '이메일과 같은 비밀번호는 쓸 수 없어요.',
  CONTEXT: '혼저, 제주, 닉네임처럼 누구나 떠올릴 말만으로는 만들 수 없어요. 다른 낱말을 섞어주세요.',
  COMMON: '너무 흔한 비밀번호예요. 다른 비밀번호를 입력해주세요.',
  OWN_WORDS: '이메일, 닉네임, 이름이 들어 있어 알아내기 쉬워요. 나와 상관없는 낱말을 두세 개 이어주세요.',
  KEY_PATTERN: '키보드에서 나란히 있는 글자라 알아내기 쉬워요. 서로 상관없는 낱말을 두세 개 이어주세요.',
  REPEAT: '같은 글자가 되풀이되어 알아내기 쉬워요. 서로 상관없는 낱말을 두세 개 이어주세요.',
  SEQUENCE: '차례로 이어지는 글자라 알아내기 쉬워요. 서로 상관없는 낱말을 두세 개 이어주세요.',
  DATE: '날짜나 연도가 들어 있어 알아내기 쉬워요. 서로 상관없는 낱말을 두세 개 이어주세요.',
  KNOWN_WORDS: '많이 쓰는 비밀번호와 비슷해 알아내기 쉬워요. 서로 상관없는 낱말을 두세 개 이어주세요.',
  GUESSABLE: '짧거나 단순해서 알아내기 쉬워요. 서로 상관없는 낱말을 두세 개 이어주세요.',
}

interface Owner {
  email?: string
  nickName?: string
  name?: string
}

const refuse = (problem: PasswordProblem | Weakness) =>
  appError('PASSWORD_NOT_ALLOWED', { fields: { password: SENTENCES[problem] } })

/**
 * Throws PASSWORD_NOT_ALLOWED for a new password that is refused by its form or is a common one. This check needs no
 * lookup, so it comes first.
 */
export function checkPasswordForm(password: string, owner: Owner = {}) {
  const problem = passwordProblem(password, owner) ?? (COMMON.has(password.toLowerCase()) ? 'COMMON' : null)
  if (problem) throw refuse(problem)
}

/**
 * Throws PASSWORD_NOT_ALLOWED also for a password that is easy to guess for a person who knows its owner; the error
 * says why. It takes some milliseconds.
 */
export function checkNewPassword(password: string, { email, nickName, name }: Required<Owner>) {
  checkPasswordForm(password, { email, nickName })
  const weakness = passwordWeakness(password, [email, nickName, name])
  if (weakness) throw refuse(weakness)
}
