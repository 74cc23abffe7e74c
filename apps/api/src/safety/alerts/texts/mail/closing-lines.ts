/** Under every mail: what this service is not, and whom to call. */
export const NOT_AN_EMERGENCY_SERVICE =
  '혼저는 긴급 구조 기관이 아니에요. 위급하면 바로 112(경찰)나 119(구조·구급)에 신고해주세요.'

export const HOW_TO_STOP = (link: string) => `더는 알림을 받고 싶지 않다면 여기에서 그만둘 수 있어요: ${link}`
