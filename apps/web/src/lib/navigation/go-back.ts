import { type To, useLocation, useNavigate } from 'react-router'

/** Returns where in the visit the page is that is shown, as the router counts; a page goes back to it by the difference. */
export const currentEntry = (): number => (history.state as { idx?: number } | null)?.idx ?? 0

/** Goes back, or to `fallback` when the screen was opened directly and there is nothing behind it. */
export function useGoBack(fallback: To): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => {
    // React Router names the first entry of a visit "default".
    if (key === 'default') void navigate(fallback, { replace: true })
    else void navigate(-1)
  }
}
