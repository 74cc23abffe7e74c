/** The name of the author of what outlived its author's account. With its space it is no nickname. */
export const FORMER_MEMBER = '탈퇴한 사용자'
