import { useState } from 'react'
import { cx } from '../cx.ts'

export interface AvatarProps {
  name: string
  src?: string | null | undefined
  /** The width, in px. */
  size?: keyof typeof SIZES
  /** Is set when no name is beside it; otherwise it is decoration. */
  isLabelled?: boolean
  className?: string
}

/** The sizes are classes, as the policy of the page takes no styles from markup; letters are 1 / 2.4 of the width. */
const SIZES = {
  22: 'text-[calc(var(--grown)*22/38.4)]',
  28: 'text-[calc(var(--grown)*28/38.4)]',
  32: 'text-[calc(var(--grown)*32/38.4)]',
  40: 'text-[calc(var(--grown)*40/38.4)]',
  56: 'text-[calc(var(--grown)*56/38.4)]',
  72: 'text-[calc(var(--grown)*72/38.4)]',
  88: 'text-[calc(var(--grown)*88/38.4)]',
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
        'inline-flex size-[2.4em] shrink-0 items-center justify-center overflow-hidden rounded-full font-bold select-none',
        SIZES[size],
        TONES[hashText(name) % TONES.length],
        className,
      )}
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

/** 32-bit FNV-1a over UTF-16 code units: the same name gets the same colour on every device. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** Takes a phone a tenth of a second to make, and few names need it. */
let segmenter: Intl.Segmenter | undefined
/** What most names begin with: nothing in them joins the letter before it. */
const PLAIN = /^[a-z가-힣](?=[\w가-힣]|$)/i

/** The first letter as people see it: one Hangul syllable, one emoji. */
export function initialOf(name: string): string {
  const [plain] = PLAIN.exec(name) ?? []
  if (plain !== undefined) return plain.toUpperCase()
  segmenter ??= new Intl.Segmenter('ko', { granularity: 'grapheme' })
  const [first] = segmenter.segment(name.trim())
  return first?.segment.toUpperCase() ?? '?'
}
