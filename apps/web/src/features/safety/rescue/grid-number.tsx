import { soundGridNumber, spellGridNumber } from '@honjeo/national-grid/spelling'
import { useLingui } from '@lingui/react/macro'
import { SOURCE_LOCALE } from '#lib/text/locales.ts'

/** The number as it is read out on the phone. Its letters are Korean in every language; others get their sounds. */
export function GridNumber({ number }: { number: string }) {
  const { t, i18n } = useLingui()
  const spelt = spellGridNumber(number)
  const sounds = soundGridNumber(number)
  return (
    <>
      <p lang={SOURCE_LOCALE} className="text-3xl font-bold tracking-wide tabular-nums">
        {number}
      </p>
      {i18n.locale === SOURCE_LOCALE ? (
        <p className="text-sm text-basalt-700">{t`읽을 때: ${spelt}`}</p>
      ) : (
        <p className="text-sm text-basalt-700">{t`읽을 때: ${sounds}`}</p>
      )}
    </>
  )
}
