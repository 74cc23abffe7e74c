import { useLingui } from '@lingui/react/macro'
import { problemText } from '../rescue/problem-text.ts'
import type { PositionProblem } from '#lib/geolocation.ts'

/** Why there is no position and what to do about it, in a sentence or two. */
export function usePositionProblem(): (problem: PositionProblem) => string {
  const { i18n } = useLingui()
  return (problem) => {
    const { what, advice } = problemText(problem, navigator.userAgent)
    return `${i18n._(what)}. ${i18n._(advice)}`
  }
}
