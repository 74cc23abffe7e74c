export const TRAVELLER_TYPES = ['여유형', '탐험형', '기록형', '계획형'] as const
export type TravellerType = (typeof TRAVELLER_TYPES)[number]

/** The five questions in their order, each with how many options it offers. Answers are option numbers from 1. */
export const QUESTIONS = [
  { field: 'q1_expect', options: 4 },
  { field: 'q2_habit', options: 4 },
  { field: 'q3_avoid', options: 4 },
  { field: 'q4_feeling', options: 5 },
  { field: 'q5_necessity', options: 4 },
] as const
export type QuestionField = (typeof QUESTIONS)[number]['field']
export type TravellerTypeAnswers = Record<QuestionField, number>

/** Points of each option for 여유형, 탐험형, 기록형, 계획형, in that order. */
const SCORES: Record<QuestionField, readonly (readonly [number, number, number, number])[]> = {
  q1_expect: [
    [3, 0, 1, 0],
    [0, 3, 0, 0],
    [1, 0, 3, 0],
    [0, 1, 0, 3],
  ],
  q2_habit: [
    [0, 0, 0, 3],
    [2, 2, 0, 0],
    [0, 0, 3, 1],
    [1, 3, 0, 0],
  ],
  q3_avoid: [
    [3, 0, 1, 0],
    [0, 0, 0, 3],
    [0, 3, 0, 0],
    [1, 0, 3, 0],
  ],
  q4_feeling: [
    [3, 0, 0, 0],
    [0, 3, 0, 0],
    [0, 0, 3, 0],
    [0, 0, 0, 3],
    [2, 0, 2, 0],
  ],
  q5_necessity: [
    [0, 0, 0, 3],
    [0, 0, 3, 0],
    [3, 0, 0, 0],
    [0, 3, 0, 0],
  ],
}

/** Returns the type with the most points; on a tie the one named first, so the same answers always give the same type. */
export function travellerType(answers: TravellerTypeAnswers): TravellerType {
  const totals = [0, 0, 0, 0]
  for (const { field } of QUESTIONS) {
    const points = SCORES[field][answers[field] - 1]
    points?.forEach((point, type) => (totals[type] = (totals[type] ?? 0) + point))
  }
  return TRAVELLER_TYPES[totals.indexOf(Math.max(...totals))] ?? '여유형'
}
