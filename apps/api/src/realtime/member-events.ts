import type { MemberEvent } from '@honjeo/contract/notifications'
import { OWN_EVENTS } from '@honjeo/contract/values/destinations'
import type { Db } from '../db/client.ts'
import { hintAfterCommit, onCommitHint } from '../db/commit-hints.ts'
import type { Broker } from '@honjeo/stomp-server/broker'
import type { Bus } from '@honjeo/bus/bus'
import { topicOf } from '@honjeo/stomp-server/destinations'
import type { StompRoutes } from '@honjeo/stomp-server/stomp-routes'

const CHANNEL = 'members:events'

interface AddressedEvent {
  userId: number
  event: MemberEvent
}

const eventsTopic = (userId: number) => topicOf(OWN_EVENTS, userId)

/** Whether a member listens to their own events in this process. */
export const hearsEvents = (broker: Broker, userId: number) => broker.hasListeners(eventsTopic(userId))

/** Sends to a member who listens in this process. */
export function deliverEvent(broker: Broker, userId: number, event: MemberEvent): void {
  broker.publish(eventsTopic(userId), JSON.stringify(event))
}

/** Sends to a member at any server, when the transaction is committed. Nothing of it is stored. */
export function publishToMember(tx: Db, userId: number, event: MemberEvent): void {
  hintAfterCommit(tx, { channel: CHANNEL, payload: JSON.stringify({ userId, event } satisfies AddressedEvent) })
}

/** Connects the hints of transactions with the bus, and the bus with the sockets of this process. */
export async function startMemberEvents({
  db,
  bus,
  broker,
  stomp,
}: {
  db: Db
  bus: Bus
  broker: Broker
  stomp: StompRoutes
}): Promise<void> {
  // Every known member has events; the destination leads each to a topic of their own.
  stomp.onSubscribe(OWN_EVENTS, () => {})
  await bus.subscribe(CHANNEL, (payload) => {
    const { userId, event } = JSON.parse(payload) as AddressedEvent
    deliverEvent(broker, userId, event)
  })
  onCommitHint(db, ({ channel, payload }) => void bus.publish(channel, payload))
}
