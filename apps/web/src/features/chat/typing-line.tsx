import { useLingui } from '@lingui/react/macro'

/** Who is writing just now. Its place is kept, so that the conversation does not jump when they begin. */
export function TypingLine({ names }: { names: readonly string[] }) {
  const { t } = useLingui()
  const [first = ''] = names
  const others = names.length - 1
  return (
    <p aria-live="polite" className="h-5 shrink-0 truncate px-4 text-xs text-basalt-500">
      {names.length > 0 &&
        (others > 0 ? t`${first}님 외 ${others}명이 입력하고 있어요` : t`${first}님이 입력하고 있어요`)}
    </p>
  )
}
