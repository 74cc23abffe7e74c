import {
  ACCESS_TOKEN_TTL_SECONDS,
  REFRESH_TOKEN_TTL_DAYS,
  REFRESH_TOKENS_KEPT,
  REISSUE_GRACE_SECONDS,
  REISSUES_BURST,
  REISSUES_PER_MINUTE,
  SESSION_MAX_DAYS,
  SESSIONS_MAX,
} from '@honjeo/contract/values/limits'

/** What a member, or a thief with a copy of an earlier token, does; `session` and `token` are counted from 0. */
export type SessionStep =
  | { act: 'login' }
  | { act: 'wait'; seconds: number }
  | { act: 'logout'; session: number }
  | { act: 'reissue'; session: number; token: number }

type Answer = 'COMMON200' | 'AUTH4011' | 'AUTH4012' | 'AUTH4015'

interface ModelToken {
  madeAt: number
  usedAt: number | null
  /** Whether its row is deleted; its mark still shows that it is ours. */
  isForgotten?: boolean
}

interface ModelSession {
  isLive: boolean
  startedAt: number
  seenAt: number
  /** The time at which its newest access token was made. */
  accessAt: number
  /** The column `renewed_until` of `sessions`, in seconds. */
  renewedUntil: number
  tokens: ModelToken[]
}

const DAY_SECONDS = 86_400
const TTL_SECONDS = REFRESH_TOKEN_TTL_DAYS * DAY_SECONDS
const SESSION_MAX_SECONDS = SESSION_MAX_DAYS * DAY_SECONDS

/** What the sessions of one member are to be after each step, in seconds from the beginning. */
export class SessionModel {
  now = 0
  readonly sessions: ModelSession[] = []

  take(step: SessionStep): Answer {
    if (step.act === 'wait') this.now += step.seconds
    else if (step.act === 'login') this.#logIn()
    else {
      const session = this.sessions[step.session]!
      if (step.act === 'reissue') return this.#reissue(session, step.token)
      if (session.accessAt + ACCESS_TOKEN_TTL_SECONDS <= this.now) return 'AUTH4011'
      if (!session.isLive) return 'AUTH4015'
      session.isLive = false
    }
    return 'COMMON200'
  }

  #logIn() {
    this.sessions.push({
      isLive: true,
      startedAt: this.now,
      seenAt: this.now,
      accessAt: this.now,
      renewedUntil: 0,
      tokens: [{ madeAt: this.now, usedAt: null }],
    })
    const live = this.sessions.filter(({ isLive }) => isLive).toSorted((a, b) => b.seenAt - a.seenAt)
    for (const session of live.slice(SESSIONS_MAX)) session.isLive = false
  }

  #reissue(session: ModelSession, n: number): Answer {
    const token = session.tokens[n]!
    if (!session.isLive) return 'AUTH4015'
    if (token.isForgotten) {
      if (session.startedAt + SESSION_MAX_SECONDS <= this.now) return 'AUTH4015'
      session.isLive = false
      return 'AUTH4012'
    }
    const endsAt = Math.min(token.madeAt + TTL_SECONDS, session.startedAt + SESSION_MAX_SECONDS)
    if (endsAt <= this.now) return 'AUTH4011'
    if (token.usedAt === null) {
      this.#renew(session, token)
    } else if (this.now - token.usedAt > REISSUE_GRACE_SECONDS) {
      session.isLive = false
      return 'AUTH4012'
    }
    session.accessAt = this.now
    return 'COMMON200'
  }

  /** Renews a session; one that is renewed too often keeps its token. */
  #renew(session: ModelSession, token: ModelToken) {
    const share = 60 / REISSUES_PER_MINUTE
    if (session.renewedUntil > this.now + share * (REISSUES_BURST - 1)) return
    session.renewedUntil = Math.max(session.renewedUntil, this.now) + share
    token.usedAt = this.now
    session.seenAt = this.now
    session.tokens.push({ madeAt: this.now, usedAt: null })
    for (const old of session.tokens.slice(0, -REFRESH_TOKENS_KEPT)) {
      if (old.usedAt !== null && this.now - old.usedAt > REISSUE_GRACE_SECONDS) old.isForgotten = true
    }
  }
}
