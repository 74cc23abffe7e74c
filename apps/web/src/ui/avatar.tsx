import { useState } from 'react'
import { hashText, initialOf } from './avatar-tone.ts'
import { cx } from './cx.ts'

export interface AvatarProps {
  name: string
  src?: string | null | undefined
  /** px */
  size?: number
  /** Set when no name stands beside it; otherwise it is decoration. */
  isLabelled?: boolean
  className?: string
}

const TONES = [
  'bg-tangerine-100 text-tangerine-700',
  'bg-sea-100 text-sea-700',
  'bg-easy-bg text-easy',
  'bg-normal-bg text-normal',
  'bg-hard-bg text-hard',
]

export function Avatar({ name, src, size = 40, isLabelled, className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const label = isLabelled ? name : undefined
  const hasImage = src != null && src !== '' && src !== brokenSrc
  return (
    <span
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      className={cx(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full font-bold select-none',
        TONES[hashText(name) % TONES.length],
        className,
      )}
      style={{ width: size, height: size, fontSize: size * 0.42 }}
    >
      {hasImage ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenSrc(src)}
          className="size-full object-cover"
        />
      ) : (
        initialOf(name)
      )}
    </span>
  )
}
