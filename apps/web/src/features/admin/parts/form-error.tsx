import { CircleAlert } from 'lucide-react'
import { errorText } from '#lib/error-text.ts'
import { Callout } from '#ui/callout.tsx'

/** Why what was sent was not done. */
export function FormError({ error }: { error: Error | null }) {
  if (error === null) return null
  return (
    <Callout tone="danger" icon={<CircleAlert aria-hidden="true" size={18} />}>
      <span role="alert">{errorText(error)}</span>
    </Callout>
  )
}
