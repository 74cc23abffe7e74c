/** The sentences of members' notifications. `{name}` is an argument of the sentence. */
export const NOTIFICATION_TEXTS = {
  COMMENTED: '{nickname}님이 {title}에 댓글을 남겼어요.',
  REPLIED: '{nickname}님이 {title}에서 내 댓글에 답글을 남겼어요.',
  MENTIONED: '{nickname}님이 {title}에서 나를 불렀어요.',
  SCRAPPED: '{nickname}님이 {title} 글을 스크랩했어요.',
  POST_HIDDEN_BY_REPORTS: '여러 사람이 신고해서 내 게시글을 잠시 가렸어요. 운영자가 확인하고 있어요.',
  POST_HIDDEN_BY_STAFF: '운영정책에 따라 내 게시글을 가렸어요. 이의가 있으면 알려주세요.',
  POST_RESTORED: '가렸던 내 게시글을 다시 볼 수 있게 했어요.',
  COMMENT_HIDDEN_BY_REPORTS: '여러 사람이 신고해서 내 댓글을 잠시 가렸어요. 운영자가 확인하고 있어요.',
  COMMENT_HIDDEN_BY_STAFF: '운영정책에 따라 내 댓글을 가렸어요. 이의가 있으면 알려주세요.',
  COMMENT_RESTORED: '가렸던 내 댓글을 다시 볼 수 있게 했어요.',
  REVIEW_HIDDEN_BY_REPORTS: '여러 사람이 신고해서 내 리뷰를 잠시 가렸어요. 운영자가 확인하고 있어요.',
  REVIEW_HIDDEN_BY_STAFF: '운영정책에 따라 내 리뷰를 가렸어요. 이의가 있으면 알려주세요.',
  REVIEW_RESTORED: '가렸던 내 리뷰를 다시 볼 수 있게 했어요.',
  REPORT_REVIEWED: '신고하신 내용을 확인했어요. 알려주셔서 고마워요.',
  REPORT_ACTION_TAKEN: '신고하신 내용에 조치했어요. 알려주셔서 고마워요.',
  REPORT_REJECTED: '신고하신 내용에서 운영정책에 어긋나는 점을 찾지 못했어요. 답변을 확인해주세요.',
  INQUIRY_ANSWERED: '문의하신 내용에 답변했어요. 확인해주세요.',
  NOTICE_PUBLISHED: '새 공지가 있어요: {title}',
  TEXTS_CHANGED: '이용약관과 개인정보 처리방침이 바뀌었어요. 무엇이 바뀌었는지 공지에서 확인해주세요.',
  WARNED: '운영자가 경고를 보냈어요. {reason}',
  SUSPENSION_LIFTED: '이용 정지가 풀렸어요. 다시 함께 여행해요.',
  AUTHENTICATOR_ENROLLED:
    '운영자 확인에 쓸 인증 앱을 등록했어요. 내가 등록하지 않았다면 바로 비밀번호를 바꾸고 다른 운영자에게 알려주세요.',
  AUTHENTICATOR_REMOVED: '운영자 확인에 쓰던 인증 앱의 등록이 지워졌어요. 다음에 운영 화면을 열면 새로 등록해주세요.',
  RECOVERY_CODE_USED:
    '운영자 확인에 복구 코드를 썼어요. {total}개 가운데 {left}개가 남았어요. 내가 쓰지 않았다면 바로 비밀번호를 바꿔주세요.',
  PUSH_TRIAL: '알림이 잘 켜졌어요. 이렇게 알려드릴게요.',
  NEW_MESSAGES: '‘{title}’에 새 메시지가 {count}개 있어요.',
  MANY_NEW_MESSAGES: '‘{title}’에 새 메시지가 {count}개 넘게 있어요.',
  MEETING_TOMORROW: '만나는 날이 다가왔어요. ‘{title}’ {at}, {place}',
  MEETING_SOON: '곧 만날 시간이에요. ‘{title}’ {at}, {place}',
  ANSWER_GOING: '가요',
  ANSWER_NOT_GOING: '못 가요',
  ROOM_JOINED: '{nickname}님이 ‘{title}’ 동행방에 들어왔어요.',
  ROOM_REQUESTED: '{nickname}님이 ‘{title}’ 동행방에 들어오고 싶어 해요. 답해주세요.',
  ROOM_ACCEPTED: '방장이 ‘{title}’ 동행방 입장 요청을 받아들였어요. 이제 함께 이야기할 수 있어요.',
  ROOM_DECLINED: '‘{title}’ 동행방에는 이번에 함께하지 못해요.',
  ROOM_SEAT_FREED: '자리가 나서 ‘{title}’ 동행방에 들어갔어요. 이제 함께 이야기할 수 있어요.',
  ROOM_SEAT_ASKED: '‘{title}’ 동행방에 자리가 나서 방장에게 입장 요청을 전했어요.',
  ROOM_REQUEST_EXPIRED: '‘{title}’ 동행방 입장 요청에 24시간 동안 답이 없어 요청이 끝났어요.',
  ROOM_LEFT: '{nickname}님이 ‘{title}’ 동행방에서 나갔어요.',
  ROOM_COMPLETED: '‘{title}’ 동행방의 모집이 완료됐어요.',
  ROOM_HANDED_OVER: '이제 ‘{title}’ 동행방의 방장이에요.',
  ROOM_HOST_AWAY: '‘{title}’ 동행방의 방장과 지금은 연락할 수 없어요. 만나기로 했다면 다른 참여자와 다시 확인해주세요.',
  ROOM_MET:
    '{nickname}님이 ‘{title}’ 동행방에서 내 만남 코드를 입력했어요. 만나지 않았다면 거기서 ‘안 왔어요’를 눌러주세요.',
  MEETING_WORDS_ASKED: '‘{title}’ 만남은 어땠어요? 함께한 사람에게 한마디를 남겨보세요.',
  MEETING_WORDS_OPENED: '함께한 사람이 남긴 한마디가 열렸어요.',
  WEATHER_STRONG_WIND:
    '오늘 가려는 ‘{title}’에 강풍특보가 내려졌어요. 통제되거나 위험할 수 있으니 가기 전에 확인해주세요.',
  WEATHER_HEAVY_RAIN:
    '오늘 가려는 ‘{title}’에 호우특보가 내려졌어요. 통제되거나 위험할 수 있으니 가기 전에 확인해주세요.',
  WEATHER_HEAVY_SNOW:
    '오늘 가려는 ‘{title}’에 대설특보가 내려졌어요. 통제되거나 위험할 수 있으니 가기 전에 확인해주세요.',
  WEATHER_HIGH_WAVES:
    '오늘 가려는 ‘{title}’에 풍랑특보가 내려졌어요. 통제되거나 위험할 수 있으니 가기 전에 확인해주세요.',
  WEATHER_TYPHOON: '오늘 가려는 ‘{title}’에 태풍특보가 내려졌어요. 통제되거나 위험할 수 있으니 가기 전에 확인해주세요.',
  WEATHER_STORM_SURGE:
    '오늘 가려는 ‘{title}’에 폭풍해일특보가 내려졌어요. 통제되거나 위험할 수 있으니 가기 전에 확인해주세요.',
  ROOM_MOVED: '‘{title}’ 동행방의 만나는 시간이 바뀌었어요. {at}에 만나요.',
  ROOM_REMOVED: '방장이 ‘{title}’ 동행방에서 나를 내보냈어요.',
  ROOM_LEFT_MINOR: '동행방은 만 19세부터 함께할 수 있어서 ‘{title}’ 동행방에서 나왔어요.',
  ROOM_LEFT_CORRECTED: '회원 정보를 바로잡아서 ‘{title}’ 동행방에서 나왔어요.',
  ROOM_LEFT_FORMER_ACCOUNT: '전에 쓰던 계정의 기록이 이어져서 ‘{title}’ 동행방에서 나왔어요.',
  ROOM_DELETED: '방장이 ‘{title}’ 동행방을 삭제했어요.',
  CONTACT_GONE: '{name} 연락처가 탈퇴해서 신뢰 연락처에서 빠졌어요. 다른 사람에게도 부탁해보세요.',
  CONTACT_ACCEPTED: '이제 {name} 연락처가 신뢰 연락처예요. 연습 알림을 한번 보내보세요.',
  CONTACT_DECLINED: '{name} 연락처가 신뢰 연락처를 맡지 않겠다고 했어요. 다른 사람에게도 부탁해보세요.',
  CONTACT_UNREACHABLE: '신뢰 연락처({name})의 메일 서버가 메일을 받지 않았어요. 주소를 확인해주세요.',
  CONTACT_PUSH_GONE:
    '신뢰 연락처({name})의 기기에 알림이 닿지 않아요. 받은 링크를 다시 열고 알림을 켜 달라고 해주세요.',
  CONTACT_BROWSER_ASKS:
    '{name} 연락처의 링크를 다른 기기가 열고, 그 기기로 옮겨 달라고 해요. 누구인지 직접 확인한 뒤 답해주세요.',
  PHONE_AGREED: '{name} 연락처가 문자로도 알림을 받기로 했어요.',
  PHONE_TURNED_DOWN: '{name} 연락처가 문자는 받지 않겠다고 했어요. 다른 방법으로는 그대로 알려요.',
  DRILL_ANSWERED: '{name}님이 연습 알림을 확인했어요. 실제 알림도 이렇게 전해요.',
  WAY_HOME: '{clock}까지 출발해야 해요. ‘{stop}’ 정류장에서 {line}번 버스로 돌아가요.',
  WAY_HOME_LAST: '{clock}까지 출발해야 해요. ‘{stop}’ 정류장에서 {line}번, 오늘 마지막 버스예요.',
  TIMER_DUE_SOON: '‘{timer}’ 돌아올 시간이 곧 돼요. 늦어질 것 같으면 {clock} 전에 시간을 늘려주세요.',
  TIMER_GRACE: '‘{timer}’ 돌아올 시간이 지났어요. 무사하면 알려주세요. 답이 없으면 {clock}부터 신뢰 연락처에 알려요.',
  TIMER_GRACE_SOLO:
    '‘{timer}’ 돌아올 시간이 지났어요. 무사하면 알려주세요. 나만의 타이머라서 {clock}이 지나도 다른 사람에게는 알리지 않아요.',
  TIMER_OVERDUE_SOLO:
    '‘{timer}’ 아직 답이 없어요. 다른 사람에게는 알리지 않았어요. 도움이 필요하면 눌러서 구조 카드를 열고 119나 112, 아는 사람에게 바로 연락하세요.',
  TIMER_OVERDUE:
    '‘{timer}’ 답이 없어서 신뢰 연락처에 알리기 시작했어요. 무사하면 지금 알려주세요. 급하면 119나 112에 연락해주세요.',
  TIMER_OVERDUE_OTHERS:
    '‘{timer}’ 아직 끝나지 않아서 다른 신뢰 연락처에도 알리고 있어요. 무사하면 지금 알려주세요. 급하면 119나 112에 연락해주세요.',
  TIMER_OVERDUE_ALL:
    '‘{timer}’ 아직 끝나지 않아서 신뢰 연락처 모두에게 다시 알리고 있어요. 무사하면 지금 알려주세요. 급하면 119나 112에 연락해주세요.',
  TIMER_OVERDUE_NOBODY:
    '‘{timer}’ 지금 알릴 수 있는 신뢰 연락처가 없어요. 무사하면 지금 알려주세요. 급하면 119나 112에 연락해주세요.',
  TIMER_ACKNOWLEDGED: '{name}님이 귀가 알림을 보고 연락해 보겠다고 답했어요.',
  TIMER_REACHED: '{name}님이 연락이 닿았다고 알려서 귀가 타이머를 끝냈어요.',
  TIMER_CLOSED: '‘{timer}’ 사흘 동안 아무 답이 없어서 귀가 알림을 닫았어요.',
  GUARD_INVITED: '{nickname}님이 신뢰 연락처가 되어 달라고 부탁했어요. 눌러서 동의하거나 거절해주세요.',
  GUARD_DRILL: '{nickname}님이 연습 알림을 보냈어요. 실제 상황이 아니에요. 눌러서 잘 열리는지 확인해주세요.',
  GUARD_SHARE: '{nickname}님이 위치를 공유하기 시작했어요. 눌러서 볼 수 있어요.',
  GUARD_ACKNOWLEDGED:
    '{nickname}님이 아직 돌아오지 않은 일에 다른 신뢰 연락처가 연락해 보겠다고 답했어요. 눌러서 확인해주세요.',
  GUARD_DURESS:
    '{nickname}님이 몰래 도움을 청했어요. 전화하지 말고 바로 112에 신고해주세요. 눌러서 마지막 위치를 확인하세요.',
  GUARD_STILL_OPEN:
    '{nickname}님이 아직 무사하다고 알리지 않았어요. 연락해 보겠다고 한 사람이 있지만 아직 끝나지 않았어요. 연락이 안 되면 119나 112에 신고해주세요.',
  GUARD_UNANSWERED:
    '{nickname}님이 아직 무사하다고 알리지 않았고, 확인해 준 사람도 없어요. 연락이 안 되면 119나 112에 신고해주세요.',
  GUARD_CALL: '{nickname}님이 도움을 청했어요. 바로 전화해 보고, 연락이 안 되면 119나 112에 신고해주세요.',
  GUARD_OVERDUE:
    '{nickname}님이 돌아오겠다고 한 시간이 지났는데 소식이 없어요. 먼저 전화해 보고, 연락이 안 되면 119나 112에 신고해주세요.',
  GUARD_SAFE: '{nickname}님이 무사하다고 알렸어요. 더 하실 일은 없어요.',
  GUARD_CANCELLED: '{nickname}님이 귀가 타이머를 취소했어요. 더 하실 일은 없어요.',
  GUARD_REACHED: '{nickname}님이 연락을 받았다고 다른 신뢰 연락처가 알려줬어요.',
  GUARD_CLOSED: '{nickname}님이 무사하다는 소식 없이 알림이 닫혔어요. 아직 연락이 안 됐다면 112에 신고해주세요.',
} as const
