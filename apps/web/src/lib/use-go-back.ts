import { type To, useLocation, useNavigate } from 'react-router'

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
