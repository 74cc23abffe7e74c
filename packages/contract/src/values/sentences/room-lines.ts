/** The lines of a conversation that no member says. `{name}` is an argument of the sentence. */
export const ROOM_LINES = {
  LINE_GUIDE:
    '처음 만날 때는 밝은 시간에 사람이 많은 곳에서 만나요.\n계좌번호나 숙소 위치 같은 개인정보는 나누지 말고, 먼저 돈을 보내 달라는 말에는 응하지 마세요.\n못 가게 되면 미리 알려주세요. 불편한 말이나 행동은 메시지를 길게 눌러 신고할 수 있어요.',
  LINE_COMPLETED: '방장이 모집을 마쳤어요.',
  LINE_REOPENED: '방장이 다시 모집을 시작했어요.',
  LINE_CHANGED: '방장이 동행방 정보를 바꿨어요.',
  LINE_HOST_AWAY:
    '지금은 방장과 연락할 수 없어요. 그동안 새로운 사람은 들어오지 않아요. 만나기로 했다면 서로 다시 확인해주세요.',
  LINE_HOST_BACK: '방장과 다시 연락할 수 있어요.',
  LINE_MOVED: '만나는 시간이 바뀌었어요. {at}에 만나요.',
  LINE_NEW_HOST: '이제 {nickname}님이 방장이에요.',
  LINE_NOT_GOING: '이번에는 못 가게 됐어요.',
  LINE_GOING_AFTER_ALL: '다시 갈 수 있게 됐어요.',
  LINE_NOTICE: '방장이 공지를 올렸어요.',
} as const
