import type { Db } from '../db/client.ts'
import { insertNotification, type NewNotification } from './notifications.queries.ts'

/** As the table's check has it. */
const MESSAGE_MAX = 300

function clip(message: string) {
  const characters = Array.from(message)
  return characters.length <= MESSAGE_MAX ? message : `${characters.slice(0, MESSAGE_MAX - 1).join('')}…`
}

/**
 * Tells a member something, in the transaction of what it tells: both happen or neither does. What is too long is
 * clipped, and a member who has left is passed over. Whoever calls sees to it that nobody is told of their own deeds.
 */
export const notify = (tx: Db, notification: NewNotification): Promise<void> =>
  insertNotification(tx, { ...notification, message: clip(notification.message) })
