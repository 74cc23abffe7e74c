import { QUESTIONS, type TravellerTypeAnswers, type QuestionField } from '@honjeo/contract/values/traveller-type'

/** The five answers as far as they are given. */
export type AnswerDraft = Record<QuestionField, number | null>

/** How many questions are answered before the first open one, 0–5. */
export function leadingAnswers(draft: AnswerDraft): number {
  const open = QUESTIONS.findIndex(({ field, options }) => {
    const answer = draft[field]
    return answer === null || answer < 1 || answer > options
  })
  return open === -1 ? QUESTIONS.length : open
}

export function isComplete(draft: AnswerDraft): draft is TravellerTypeAnswers {
  return leadingAnswers(draft) === QUESTIONS.length
}

/** The five answers alone, as the API takes them. */
export function answersOf({
  q1_expect,
  q2_habit,
  q3_avoid,
  q4_feeling,
  q5_necessity,
}: TravellerTypeAnswers): TravellerTypeAnswers {
  return { q1_expect, q2_habit, q3_avoid, q4_feeling, q5_necessity }
}
