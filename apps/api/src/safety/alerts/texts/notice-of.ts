import { say, type Sentence } from '@honjeo/contract/values/sentences'
import type { Facts } from '../facts.queries.ts'

/**
 * What a member reads who is a contact, in the list of notifications and by push. Sentences begin with the nickname, so that it
 * can be taken out when its member leaves.
 */
export function noticeOf(facts: Facts): Sentence {
  const { kind, nickname } = facts
  switch (kind) {
    case 'INVITATION':
      return say('GUARD_INVITED', { nickname })
    case 'DRILL':
      return say('GUARD_DRILL', { nickname })
    case 'SHARE':
      return say('GUARD_SHARE', { nickname })
    case 'ALERT':
      return alertNotice(facts)
    case 'ACKNOWLEDGED':
      return say('GUARD_ACKNOWLEDGED', { nickname })
    case 'ENDED':
      return endedNotice(facts)
  }
}

function alertNotice(facts: Facts): Sentence {
  const { nickname, isDuress, stage } = facts
  if (isDuress === true) {
    return say('GUARD_DURESS', { nickname })
  }
  if (stage === 'EXHAUSTED' && facts.acknowledgedBy !== null) {
    return say('GUARD_STILL_OPEN', { nickname })
  }
  if (stage === 'EXHAUSTED') {
    return say('GUARD_UNANSWERED', { nickname })
  }
  if (facts.isCall) {
    return say('GUARD_CALL', { nickname })
  }
  return say('GUARD_OVERDUE', { nickname })
}

function endedNotice({ nickname, ending }: Facts): Sentence {
  if (ending === 'SAFE') return say('GUARD_SAFE', { nickname })
  if (ending === 'CANCELLED') return say('GUARD_CANCELLED', { nickname })
  if (ending === 'CONTACT_OK') return say('GUARD_REACHED', { nickname })
  return say('GUARD_CLOSED', { nickname })
}
