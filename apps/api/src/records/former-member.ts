/** The author of what outlived its author's account. */
export const FORMER_MEMBER = '탈퇴한 사용자'
