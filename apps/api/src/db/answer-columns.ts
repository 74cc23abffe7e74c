import { travellerType, type TravellerTypeAnswers } from '@honjeo/contract/values/traveller-type'

/** What a member's answers to the questionnaire are stored as. */
export const answerColumns = (answers: TravellerTypeAnswers) => ({
  userType: travellerType(answers),
  q1Expect: answers.q1_expect,
  q2Habit: answers.q2_habit,
  q3Avoid: answers.q3_avoid,
  q4Feeling: answers.q4_feeling,
  q5Necessity: answers.q5_necessity,
})
