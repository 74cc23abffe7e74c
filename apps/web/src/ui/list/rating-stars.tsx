import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'

export interface RatingStarsProps {
  /** The rating, 0–5; fractions are shown as partly filled stars. */
  value: number
  /** The width of a star, in px. */
  size?: number
}

const STARS = [1, 2, 3, 4, 5]

/** Shows a rating; RatingInput takes one. */
export function RatingStars({ value, size = 16 }: RatingStarsProps) {
  const { t, i18n } = useLingui()
  const rating = i18n.number(value, { maximumFractionDigits: 1 })
  return (
    <span role="img" aria-label={t`5점 만점에 ${rating}점`} className="relative inline-flex align-middle">
      <Row size={size} className="text-basalt-300" />
      <span
        className="absolute inset-y-0 left-0 overflow-hidden"
        style={{ width: `${(Math.min(5, Math.max(0, value)) / 5) * 100}%` }}
      >
        <Row size={size} className="text-tangerine-500" />
      </span>
    </span>
  )
}

function Row({ size, className }: { size: number; className: string }) {
  return (
    <span className={`flex w-max ${className}`}>
      {STARS.map((star) => (
        <Star key={star} aria-hidden="true" size={size} fill="currentColor" />
      ))}
    </span>
  )
}
