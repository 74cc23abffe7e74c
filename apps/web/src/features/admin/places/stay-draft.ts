import type { StayFact } from '@honjeo/contract/stay-facts'
import type { StayFactName } from '@honjeo/contract/values/stay-facts'

/** A fact of a stay as it is typed: everything is text, and what another fact would need stays while one is chosen. */
export interface StayDraft {
  fact: StayFactName
  /** NO is an answer; UNKNOWN takes the fact away. */
  state: 'YES' | 'NO' | 'UNKNOWN'
  certifiedUntil: string
  isAllDay: boolean
  deskFrom: string
  deskUntil: string
  stop: string
  minutes: string
  sourceName: string
  sourceUrl: string
  checkedOn: string
}

const NO_SOURCE = 'https://'

/** What is known of a fact, as one would have typed it; checked on `day`. */
export function stayDraftOf(facts: readonly StayFact[], fact: StayFactName, day: string): StayDraft {
  const known = facts.find((each) => each.fact === fact)
  const draft: StayDraft = {
    fact,
    state: 'YES',
    certifiedUntil: '',
    isAllDay: false,
    deskFrom: '',
    deskUntil: '',
    stop: '',
    minutes: '',
    sourceName: known?.source.name ?? '',
    sourceUrl: known?.source.url ?? NO_SOURCE,
    checkedOn: day,
  }
  switch (known?.fact) {
    case undefined:
      return draft
    case 'SAFETY_CERTIFIED':
      return { ...draft, certifiedUntil: known.value.until }
    case 'OWN_LOCK':
    case 'WOMEN_FLOOR':
      return { ...draft, state: known.value.has ? 'YES' : 'NO' }
    case 'DESK_HOURS': {
      const { from, until } = known.value
      return from === until ? { ...draft, isAllDay: true } : { ...draft, deskFrom: from, deskUntil: until }
    }
    case 'LAST_STOP_WALK':
      return { ...draft, stop: known.value.stop, minutes: String(known.value.minutes) }
  }
}

/** The fact that was typed; null while something that it needs is missing. */
function stayFactOf(draft: StayDraft): StayFact | null {
  const { fact, checkedOn, deskFrom, deskUntil, certifiedUntil } = draft
  const source = { name: draft.sourceName.trim(), url: draft.sourceUrl.trim() }
  if (source.name === '' || source.url === '' || source.url === NO_SOURCE || checkedOn === '') return null
  const sourced = { source, checkedOn }
  switch (fact) {
    case 'SAFETY_CERTIFIED':
      return certifiedUntil === '' ? null : { fact, value: { until: certifiedUntil }, ...sourced }
    case 'OWN_LOCK':
    case 'WOMEN_FLOOR':
      return { fact, value: { has: draft.state === 'YES' }, ...sourced }
    case 'DESK_HOURS':
      if (draft.isAllDay) return { fact, value: { from: '00:00', until: '00:00' }, ...sourced }
      // The same time twice would be read as around the clock.
      if (deskFrom === '' || deskUntil === '' || deskFrom === deskUntil) return null
      return { fact, value: { from: deskFrom, until: deskUntil }, ...sourced }
    case 'LAST_STOP_WALK': {
      const stop = draft.stop.trim()
      if (stop === '' || !/^\d{1,3}$/.test(draft.minutes)) return null
      return { fact, value: { stop, minutes: Number(draft.minutes) }, ...sourced }
    }
  }
}

/** Returns all facts with the one that was typed; null while something is missing. */
export function withStayDraft(facts: readonly StayFact[], draft: StayDraft): StayFact[] | null {
  const others = facts.filter(({ fact }) => fact !== draft.fact)
  if (draft.state === 'UNKNOWN') return others
  const fact = stayFactOf(draft)
  return fact && [...others, fact]
}
