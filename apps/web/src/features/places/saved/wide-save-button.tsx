import { useLingui } from '@lingui/react/macro'
import { Heart } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import type { SaveButtonProps } from './save-button.tsx'
import { useSavePlace } from './use-save-place.ts'

/** The heart of a place with its word, in the bar of the place's own page. */
export function WideSaveButton({ place: { contentId, title, saved } }: Pick<SaveButtonProps, 'place'>) {
  const { t } = useLingui()
  const save = useSavePlace(contentId)
  return (
    <Button
      variant="secondary"
      className="flex-1"
      aria-label={t`${title} 담기`}
      aria-pressed={saved}
      icon={
        <Heart
          aria-hidden="true"
          size={20}
          fill={saved ? 'var(--color-tangerine-500)' : 'none'}
          className={saved ? 'shrink-0 text-tangerine-700' : 'shrink-0 text-basalt-500'}
        />
      }
      onClick={() => save(!saved)}
    >
      {t`담기`}
    </Button>
  )
}
