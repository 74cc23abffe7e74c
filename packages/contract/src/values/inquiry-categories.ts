import type { InquiryCategory } from './enums.ts'

/** The categories of an inquiry, in the order they are offered; the form also shows them while the server cannot be asked. */
export const INQUIRY_CATEGORY_TEXTS = [
  { code: 'GENERAL', name: '일반 문의', description: '서비스를 쓰면서 궁금한 점' },
  { code: 'TECHNICAL', name: '오류·기술 문의', description: '화면이 안 열리거나 제대로 동작하지 않을 때' },
  { code: 'ACCOUNT', name: '계정 문의', description: '로그인, 회원 정보, 이용 정지' },
  { code: 'PAYMENT', name: '결제·환불 문의', description: '결제, 환불, 구독' },
  { code: 'REPORT', name: '신고 문의', description: '콘텐츠나 회원 신고에 대한 문의' },
  { code: 'SUGGESTION', name: '제안', description: '더 나은 혼저를 위한 의견, 장소 정보 수정' },
  { code: 'COMPLAINT', name: '불편 사항', description: '이용하면서 불편했던 점' },
  { code: 'OTHER', name: '기타', description: '다른 어떤 것이든' },
] as const satisfies readonly { code: InquiryCategory; name: string; description: string }[]
