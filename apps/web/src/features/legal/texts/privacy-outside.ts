import type { Section } from '../legal-text.ts'

export const THIRD_PARTIES: Section = {
  id: 'privacy-third-parties',
  title: '4. 제3자 제공',
  blocks: [
    '운영자는 회원의 개인정보를 팔거나 다른 사람에게 제공하지 않습니다. 법에 따라 수사기관 등이 정해진 절차로 요구한 경우에만 요구받은 만큼 제공합니다.',
  ],
}

/** All that the server or the app calls outside; see the configuration in the README. */
export const OUTSIDE_SERVICES: Section = {
  id: 'privacy-outside',
  title: '5. 외부 서비스',
  blocks: [
    '서비스를 운영하면서 다음의 외부 서비스를 이용합니다. 여기에 없는 곳으로는 정보를 보내지 않습니다.',
    {
      title: '브라우저 회사의 알림 서버 (알림을 켠 경우)',
      facts: [
        ['보내는 것', '암호로 잠근 알림 내용, 브라우저가 준 알림 주소'],
        ['어디로', '쓰는 브라우저의 회사(Google, Apple, Mozilla, Microsoft 등, 국외)'],
        ['거부하려면', '알림 설정에서 이 기기의 알림 끄기'],
      ],
    },
    {
      title: '카카오 (카카오로 로그인하는 경우)',
      onlyWith: 'kakao',
      facts: [
        ['보내는 것', '로그인 요청. 혼저에서의 활동은 보내지 않습니다.'],
        ['거부하려면', '이메일로 로그인하기'],
      ],
    },
    {
      title: '지도 그림 서버 (지도를 여는 경우)',
      onlyWith: 'tiles',
      facts: [
        ['보내는 것', '보고 있는 지도의 범위와, 인터넷 연결에 따르는 IP 주소'],
        ['어디로', '지도 아래에 적힌 지도 제공자'],
      ],
    },
    {
      title: '언어 모델 (일정에 바라는 점을 적는 경우)',
      onlyWith: 'wishes',
      facts: [
        ['보내는 것', '바라는 점에 적은 문장, 일정에 들어간 장소와 고른 이유. 누구인지는 보내지 않습니다.'],
        ['거부하려면', '바라는 점을 적지 않고 직접 고르기'],
      ],
    },
    {
      title: '메일 발송과 서버·사진 보관',
      facts: [
        ['맡기는 일', '인증번호와 안내 메일 보내기, 서버와 저장 공간 운영'],
        ['맡은 곳', '운영자가 외부 업체에 맡기는 경우 업체의 이름과 맡긴 일을 공지사항으로 알립니다.'],
      ],
    },
  ],
}
