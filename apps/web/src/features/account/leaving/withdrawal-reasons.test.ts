import { WITHDRAWAL_REASON_NAMES } from '@honjeo/contract/values/withdrawal-reasons'
import { i18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { WITHDRAWAL_REASON_TEXTS } from './withdrawal-reasons.ts'

it('offers the reasons of the specification, in its words and its order', () => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  const shown = Object.entries(WITHDRAWAL_REASON_TEXTS).map(([reason, text]) => [reason, i18n._(text)])
  expect(shown).toEqual(Object.entries(WITHDRAWAL_REASON_NAMES))
})
