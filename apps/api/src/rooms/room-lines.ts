import { koreanTime } from '../lib/korean-time.ts'

/** The lines of a conversation that no member says. Clients that know a line's type may say it their own way. */

/** The rules for a good meeting, first of all in every room. */
export const GUIDE_LINE =
  '처음 만날 때는 밝은 시간에 사람이 많은 곳에서 만나요.\n' +
  '계좌번호나 숙소 위치 같은 개인정보는 나누지 말고, 먼저 돈을 보내 달라는 말에는 응하지 마세요.\n' +
  '못 가게 되면 미리 알려주세요. 불편한 말이나 행동은 메시지를 길게 눌러 신고할 수 있어요.'

export const COMPLETED_LINE = '방장이 모집을 마쳤어요.'
export const REOPENED_LINE = '방장이 다시 모집을 시작했어요.'
export const CHANGED_LINE = '방장이 동행방 정보를 바꿨어요.'

export const HOST_AWAY_LINE =
  '지금은 방장과 연락할 수 없어요. 그동안 새로운 사람은 들어오지 않아요. 만나기로 했다면 서로 다시 확인해주세요.'
export const HOST_BACK_LINE = '방장과 다시 연락할 수 있어요.'

export const movedLine = (instant: string) => `만나는 시간이 바뀌었어요. ${koreanTime(instant)}에 만나요.`

export const newHostLine = (nickname: string) => `이제 ${nickname}님이 방장이에요.`
