import type { DeliveryState } from '@honjeo/contract/values/enums'
import { i18n } from '@lingui/core'
import { beforeEach, expect, it } from 'vitest'
import { alertedText } from './timer-words.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

const times = { createdAt: '2026-11-28T09:00:00.000Z', sentAt: null, deliveredAt: null, openedAt: null, reason: null }
const contact = (contactId: number, ...states: DeliveryState[]) => ({
  contactId,
  name: '엄마',
  deliveries: states.map((state) => ({ channel: 'EMAIL' as const, state, ...times })),
  acknowledgedAt: null,
})

it.each<[string, DeliveryState[][]]>([
  ['알리지 않았어요', [[], []]],
  ['보내지 못했어요', [['FAILED', 'NO_DEVICE'], []]],
  ['보내던 중이었어요', [['FAILED'], ['QUEUED']]],
  ['보냈어요', [['FAILED', 'QUEUED'], ['SENT']]],
  ['보냈어요', [['OPENED']]],
])('says %s of %j', (words, contacts) => {
  expect(
    alertedText({ isSolo: false, contacts: contacts.map((states, index) => contact(index, ...states)) }),
  ).toContain(words)
})
