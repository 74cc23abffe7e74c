import { useLingui } from '@lingui/react/macro'
import { Camera, CircleAlert, Trash2, UserRound } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { Avatar } from '#ui/media/avatar.tsx'
import { Button } from '#ui/form/button.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'

interface PictureFieldProps {
  /** The name of the person in the picture; its first letter is shown where there is none. */
  name: string
  src: string | null
  isBusy: boolean
  error: string | undefined
  onPick: (file: File) => void
  onRemove: () => void
}

/** The width of the picture, in px. */
const SIZE = 88

/** The round picture of a profile, and the ways to change it. */
export function PictureField({ name, src, isBusy, error, onPick, onRemove }: PictureFieldProps) {
  const { t } = useLingui()
  const inputRef = useRef<HTMLInputElement>(null)
  const pickRef = useRef<HTMLButtonElement>(null)

  function handlePick({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    if (file !== undefined) onPick(file)
    // Else picking the same file again would change nothing, and no event would say so.
    currentTarget.value = ''
  }

  function handleRemove() {
    onRemove()
    // Its button had the focus and goes with the picture.
    pickRef.current?.focus()
  }

  return (
    <div role="group" aria-label={t`프로필 사진`} className="flex flex-col items-center">
      <span className="relative flex">
        {src === null && name.trim() === '' ? (
          <span className="flex size-22 items-center justify-center rounded-full bg-basalt-200 text-basalt-500">
            <UserRound aria-hidden="true" size={40} />
          </span>
        ) : (
          <Avatar name={name} src={src} size={SIZE} className={isBusy ? 'opacity-50' : undefined} />
        )}
        {isBusy && (
          <span className="absolute inset-0 flex items-center justify-center">
            <Spinner />
          </span>
        )}
      </span>
      <div className="mt-2 flex flex-wrap justify-center gap-1">
        <Button
          ref={pickRef}
          variant="ghost"
          size="sm"
          icon={<Camera aria-hidden="true" size={16} />}
          isLoading={isBusy}
          onClick={() => inputRef.current?.click()}
        >
          {src === null ? t`사진 올리기` : t`사진 바꾸기`}
        </Button>
        {src !== null && !isBusy && (
          <Button variant="ghost" size="sm" icon={<Trash2 aria-hidden="true" size={16} />} onClick={handleRemove}>
            {t`사진 지우기`}
          </Button>
        )}
      </div>
      <input
        ref={inputRef}
        type="file"
        accept="image/*"
        aria-label={t`프로필 사진 파일`}
        tabIndex={-1}
        className="sr-only"
        onChange={handlePick}
      />
      <div aria-live="polite">
        {error !== undefined && (
          <p className="mt-1 flex gap-1 text-center text-sm text-danger">
            <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
