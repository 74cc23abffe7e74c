import * as failures from '@honjeo/contract/values/error-numbers'
import { create } from 'zustand'
import { ApiError } from '#lib/server/api-error.ts'

interface Asking {
  isOpen: boolean
  isGiven: boolean
  /** What had the focus when it was asked. */
  opener: Element | null
  /** Answers the one who asked, and who goes on once the sheet has gone. */
  answer: ((isGiven: boolean) => void) | null
}

/** The sheet that asks for gender and birth date. */
export const useFactsAsking = create<Asking>(() => ({ isOpen: false, isGiven: false, opener: null, answer: null }))

/** Asks a member for gender and birth date, which the sign-up leaves out, and returns whether they gave them. */
export function askFacts(): Promise<boolean> {
  answerAsker()
  const opener = document.activeElement
  return new Promise((answer) => useFactsAsking.setState({ isOpen: true, isGiven: false, opener, answer }))
}

export const closeFacts = (isGiven: boolean) => useFactsAsking.setState({ isOpen: false, isGiven })

/** Answers only once the sheet has gone: who asked may navigate at once. */
export function answerAsker(): void {
  const { isGiven, answer } = useFactsAsking.getState()
  useFactsAsking.setState({ answer: null })
  answer?.(isGiven)
}

/** Returns what has the focus afterwards: what was pressed, or the screen where that is gone, or nothing was pressed. */
export function focusAfterFacts(): HTMLElement | null {
  const { opener } = useFactsAsking.getState()
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  return isThere ? opener : document.getElementById('main')
}

/** Does what gender and birth date are needed for; where they are not known, asks for them and then goes on. */
export async function withFacts<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const isNeeded = error instanceof ApiError && error.code === failures.FACTS_NEEDED
    if (!isNeeded || !(await askFacts())) throw error
    return act()
  }
}
