import { useEffect, useState } from 'react'

/**
 * ms of one colour. Three flashes a second are the most that hurts nobody (WCAG 2.3.1), each of two changes; this makes 1.25, and for
 * those who want less motion one in two seconds.
 */
const CHANGE_MS = 400
const CALM_CHANGE_MS = 1000

/** Turns now and then. By a timer: with less motion asked for, the app's animations do not run. */
export function useFlash(): boolean {
  const [isLit, setLit] = useState(true)
  useEffect(() => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setInterval(() => setLit((was) => !was), isCalm ? CALM_CHANGE_MS : CHANGE_MS)
    return () => clearInterval(timer)
  }, [])
  return isLit
}
