/**
 * Sections 5, 8 and 9 of the second specification, each text and constant once. A row is numbered SECTION.POINT with a
 * letter for its place there; points are the bullets of 5 and 9 and the paragraphs of 8, counted from 1. Quoted in
 * Korean there, a text is here as it is there; quoted in English, or only described, it has the words we chose.
 * Constants that the server alone holds are in apps/api/src/every-route/spec-constants.test.ts. Left out: the siren
 * (9.11), which comes with issue 8.
 */
export interface SpecText {
  row: string
  text: string
  /** Where it must appear: a scene of spec-scenes.ts, which ends when it has to be there. */
  scene: string
}

const SERVER_ERROR = '서버 오류가 발생했습니다. 잠시 후 다시 시도해주세요.'
const NO_ANSWER = '서버에 연결할 수 없습니다. 네트워크 상태를 확인해주세요.'

export const SPEC_TEXTS = [
  { row: '5.2a', scene: 'sign-up with half an address', text: '올바른 이메일 주소를 입력해주세요.' },
  { row: '5.2b', scene: 'sign-up with a wrong code', text: '인증번호가 틀립니다.' },
  { row: '5.2c', scene: 'another password as confirmation', text: '비밀번호가 일치하지 않습니다.' },
  { row: '5.3a', scene: 'profile without a name', text: '이름을 입력해주세요.' },
  { row: '5.3b', scene: 'wizard left empty', text: '닉네임을 입력해주세요.' },
  { row: '5.3c', scene: 'a room before one says how old one is', text: '성별을 골라주세요.' },
  { row: '5.3d', scene: 'a room before one says how old one is', text: '생년월일을 입력해주세요.' },
  { row: '5.3e', scene: 'wizard without the check', text: '닉네임 중복 확인을 완료해주세요.' },
  { row: '5.4a', scene: 'profile without a nickname', text: '닉네임을 입력해주세요.' },
  { row: '5.4b', scene: 'profile without the check', text: '닉네임 중복 확인을 완료해주세요.' },
  { row: '5.5a', scene: 'withdrawal without a reason', text: '탈퇴 사유를 선택해주세요.' },
  { row: '5.5b', scene: 'withdrawal for a blank reason', text: '기타 사유를 입력해주세요.' },
  { row: '5.6a', scene: 'picture that is too big', text: '파일 크기는 5MB 이하여야 합니다.' },
  { row: '5.6b', scene: 'picture that is none', text: '이미지 파일만 업로드 가능합니다.' },
  { row: '5.7a', scene: 'report left empty', text: '신고 사유를 선택해주세요.' },
  { row: '5.7b', scene: 'report without a detail', text: '상세 내용을 입력해주세요.' },
  { row: '5.8a', scene: 'inquiry refused without a category', text: '문의 카테고리를 선택해주세요.' },
  { row: '5.8b', scene: 'inquiry with blanks', text: '제목을 입력해주세요.' },
  { row: '5.8c', scene: 'inquiry with blanks', text: '내용을 입력해주세요.' },
  { row: '5.8d', scene: 'inquiry with another kind of image', text: 'JPG, PNG, GIF 사진만 올릴 수 있어요.' },
  { row: '5.8e', scene: 'inquiry with an image that is too big', text: '파일 크기는 5MB 이하여야 합니다.' },

  { row: '8.1a', scene: 'login answered 401', text: '이메일 또는 비밀번호가 올바르지 않습니다.' },
  { row: '8.1b', scene: 'login answered 500', text: SERVER_ERROR },
  { row: '8.1c', scene: 'login answered 503 with a message', text: '지금은 서버가 바빠요.' },
  { row: '8.1d', scene: 'login answered 503 without one', text: '로그인 중 오류가 발생했습니다.' },
  { row: '8.1e', scene: 'login not answered', text: NO_ANSWER },
  { row: '8.1f', scene: 'login that cannot be sent', text: '로그인 요청을 보낼 수 없습니다.' },
  { row: '8.2a', scene: 'logout answered 401', text: '인증이 만료되었습니다. 다시 로그인해주세요.' },
  { row: '8.2b', scene: 'logout answered 500', text: SERVER_ERROR },
  { row: '8.2c', scene: 'logout after one elsewhere', text: '이미 로그아웃된 상태입니다.' },
  { row: '8.3a', scene: 'rooms that do not load', text: '동행방 목록을 불러오는데 실패했습니다.' },
  { row: '8.4a', scene: 'report that is not taken', text: '신고 접수에 실패했습니다.' },
  { row: '8.4b', scene: 'reports that do not load', text: '신고 내역을 불러오는데 실패했습니다.' },
  { row: '8.4c', scene: 'report that does not load', text: '신고 상세 정보를 불러오는데 실패했습니다.' },
  { row: '8.4d', scene: 'report cancelled', text: '신고를 취소했어요.' },
  { row: '8.4e', scene: 'report whose cancelling is refused', text: '이미 처리된 신고는 취소할 수 없어요.' },
  { row: '8.4f', scene: 'report whose cancelling breaks', text: '신고를 취소하지 못했어요.' },
  { row: '8.5a', scene: 'picture that is not taken', text: '이미지 업로드에 실패했습니다.' },
  { row: '8.5b', scene: 'picture that cannot be removed', text: '이미지 삭제에 실패했습니다.' },
  { row: '8.5c', scene: 'picture that is gone', text: '삭제할 이미지가 없습니다.' },
  { row: '8.5d', scene: 'picture uploaded', text: '이미지가 업로드되었습니다.' },
  { row: '8.5e', scene: 'picture removed', text: '이미지가 삭제되었습니다.' },
  { row: '8.5f', scene: 'inquiry with an image', text: '이미지가 업로드되었습니다.' },
  { row: '8.5g', scene: 'inquiry with its image removed', text: '이미지가 삭제되었습니다.' },
  { row: '8.5h', scene: 'inquiry whose image is not taken', text: '이미지 업로드에 실패했습니다.' },
  { row: '8.6a', scene: 'inquiry taken', text: '문의를 접수했어요.' },
  { row: '8.6b', scene: 'inquiry refused', text: '오늘은 문의를 더 남길 수 없어요.' },
  { row: '8.6c', scene: 'inquiry that is not taken', text: '문의를 접수하지 못했어요.' },
  { row: '8.6d', scene: 'inquiries that do not load', text: '문의 내역을 불러오지 못했어요.' },
  { row: '8.6e', scene: 'inquiry that does not load', text: '문의 내용을 불러오지 못했어요.' },
  { row: '8.7a', scene: 'notifications that do not load', text: SERVER_ERROR },
  { row: '8.8a', scene: 'storage that cannot be read', text: '이메일' },

  { row: '9.3a', scene: 'inquiry opened', text: '답변은 1~2일 안에 드려요.' },
] as const satisfies readonly SpecText[]

interface SpecConstant {
  row: string
  value: unknown
  /** What a browser shows of it: a measure of spec-measures.ts. */
  measure: string
}

export const SPEC_CONSTANTS = [
  { row: '5.1a', measure: 'login button by what is typed', value: [false, false, false, false, true] },
  { row: '5.3f', measure: 'kinds of picture', value: 'image/*' },
  { row: '5.7c', measure: 'report sent without evidence and image', value: ['detail', 'reason', 'targetUserId'] },
  { row: '5.8f', measure: 'inquiry button by what is typed', value: [false, false, true, false] },
  { row: '5.8g', measure: 'kind of the attachment field', value: 'url' },
  {
    row: '5.8h',
    measure: 'inquiry sent',
    value: { title: '제목', content: '내용', attachmentUrls: ['https://a.example'] },
  },
  { row: '8.2d', measure: 'what is kept after a logout that failed', value: [] },
  // Six in the specification; four more came by the later rulings.
  // Ten in the specification, and what happened at a meeting: docs/decisions/0064.
  { row: '8.4g', measure: 'report reasons that need no server', value: 11 },
  { row: '8.4h', measure: 'address after a report that does not load', value: '/report/my' },
  { row: '8.6f', measure: 'inquiry categories that need no server', value: { chosen: '일반 문의', count: 8 } },
  { row: '8.6g', measure: 'address after an inquiry that does not load', value: '/inquiry/my' },
  // Three minutes in the specification, ten by the later rulings.
  { row: '9.1a', measure: 'time for a code', value: '10:00' },
  { row: '9.2a', measure: 'longest bio', value: 25 },
  { row: '9.2b', measure: 'longest detail of a report', value: 500 },
  { row: '9.2c', measure: 'kinds of image of an inquiry', value: 'image/jpeg,image/png,image/gif' },
  { row: '9.3b', measure: 'longest title of an inquiry', value: 200 },
  { row: '9.3c', measure: 'longest content of an inquiry', value: 5000 },
  { row: '9.4a', measure: 'what the list of reports asks for', value: { page: '1', status: null } },
  { row: '9.4b', measure: 'what the list of inquiries asks for', value: { page: '1', status: null } },
  { row: '9.4c', measure: 'numbers of pages shown of twelve', value: 5 },
  { row: '9.5a', measure: 'splash after 2.9 s and after 3 s', value: ['/splash', '/login'] },
  { row: '9.6a', measure: 'counters of the demo', value: ['혼행 16회', '동행방 4회'] },
  {
    row: '9.7a',
    measure: 'reasons to withdraw',
    value: [
      '자주 이용하지 않아요',
      '여행 정보가 부족해요',
      '탈퇴 후 재가입 하고싶어요',
      '서비스 이용이 불편해요',
      '기타',
    ],
  },
  { row: '9.8a', measure: 'languages', value: ['한국어', 'English', '日本語', '中文'] },
  { row: '9.9a', measure: 'options of the questions', value: [4, 4, 4, 5, 4] },
  { row: '9.11a', measure: 'items of the safety check by category', value: [5, 5, 5, 5, 5, 5, 5] },
  { row: '9.11b', measure: 'streak after a save of 24 and of 25 items', value: [0, 1] },
  {
    row: '9.11c',
    measure: 'levels of days of 80, 79, 60, 59, 40, 39, 1 and 0 %',
    value: ['HIGH', 'GOOD', 'GOOD', 'FAIR', 'FAIR', 'LOW', 'LOW', 'NONE'],
  },
  {
    row: '9.11d',
    measure: 'celebration after 1.9 s and after 2 s',
    value: ['/safety-check', '/safety-check/stats'],
  },
  { row: '9.11e', measure: 'emergency numbers in the safety check', value: ['119', '112'] },
  { row: '9.11f', measure: 'day of the safety statistics', value: '2026. 11. 28 (토)' },
  { row: '9.12a', measure: 'heart-beats asked for', value: '4000,4000' },
  { row: '9.13a', measure: 'width of the column on a wide screen', value: 480 },
] as const satisfies readonly SpecConstant[]
