import { useLingui } from '@lingui/react/macro'
import { Volume2, VolumeX } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { hasVoice, onVoices, type Saying, say } from '#lib/device/speech.ts'
import { LANGUAGE_NAMES, SOURCE_LOCALE } from '#lib/text/locales.ts'
import { Button } from '#ui/form/button.tsx'

interface ReadAloudProps {
  saying: Saying
  /** Names the language, where a text is there in more than one. */
  namesLanguage?: boolean
}

/** Has the device read a text out, and stops it. Shows nothing where the device has no voice of that language. */
export function ReadAloud({ saying, namesLanguage = false }: ReadAloudProps) {
  const { t, i18n } = useLingui()
  const hasOne = useSyncExternalStore(
    onVoices,
    () => hasVoice(saying.lang),
    () => false,
  )
  const [isSaying, setSaying] = useState(false)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  if (!hasOne) return null
  const language = LANGUAGE_NAMES[saying.lang]
  const isNamed = namesLanguage || saying.lang !== i18n.locale
  const name = !isNamed
    ? t`소리 내어 읽기`
    : saying.lang === SOURCE_LOCALE
      ? t`한국어로 읽어주기`
      : t`${language}로 읽어주기`

  function handlePress() {
    stop.current?.()
    stop.current = null
    setSaying(!isSaying)
    if (!isSaying) stop.current = say(saying, () => setSaying(false))
  }

  return (
    <Button
      variant="secondary"
      size="md"
      icon={isSaying ? <VolumeX aria-hidden="true" size={18} /> : <Volume2 aria-hidden="true" size={18} />}
      onClick={handlePress}
    >
      {isSaying ? t`그만 읽기` : name}
    </Button>
  )
}
