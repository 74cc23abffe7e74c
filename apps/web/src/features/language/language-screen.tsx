import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { chooseLocale } from '#lib/text/i18n.ts'
import { LANGUAGE_NAMES, type Locale, LOCALES } from '#lib/text/locales.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { PageHeader } from '#ui/list/page-header.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { toast } from '#ui/overlay/toast.ts'

export function Component() {
  const { t } = useLingui()
  const isMember = useSession() !== null
  return (
    <>
      <PageHeader title={t`언어`} back={{ fallback: isMember ? paths.my() : paths.login() }} />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <LanguageChoice />
      </div>
    </>
  )
}

/** A language was chosen here a moment ago. */
let hasChosen = false

const OPTIONS = LOCALES.map((locale) => ({ value: locale, label: <span lang={locale}>{LANGUAGE_NAMES[locale]}</span> }))

/** Changes the language of the whole app at once. */
function LanguageChoice() {
  const { t, i18n } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  const choosing = useMutation({
    mutationFn: chooseLocale,
    onMutate: () => (hasChosen = true),
    onError: () => toast.error(t`언어를 바꾸지 못했어요. 네트워크 상태를 확인하고 다시 시도해주세요.`),
  })

  // The app is drawn again in the new language; a visitor who uses the keyboard goes on where they were.
  useEffect(() => {
    if (hasChosen) frame.current?.querySelector<HTMLElement>(':checked')?.focus()
    hasChosen = false
  }, [])

  return (
    <div ref={frame} aria-busy={choosing.isPending}>
      <RadioCards
        label={t`화면에 쓸 언어`}
        hint={t`이 기기에만 적용돼요. 여행자들이 쓴 글과 장소 정보는 쓰인 언어 그대로 보여드려요.`}
        options={OPTIONS}
        value={choosing.isPending ? choosing.variables : (i18n.locale as Locale)}
        onChange={(locale) => choosing.mutate(locale)}
      />
    </div>
  )
}
