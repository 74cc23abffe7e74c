import { randomBytes } from 'node:crypto'
import { deriveKeys } from '../../apps/api/src/auth/keys.ts'
import { openDatabase } from '../../apps/api/src/db/client.ts'
import { migrateDatabase } from '../../apps/api/src/db/migrate.ts'
import { seedCatalogue } from '../../apps/api/src/demo/catalogue.ts'
import { signAccessToken } from '../../apps/api/src/auth/tokens.ts'
import {
  insertGeneratedChat,
  type ChatSize,
  type GeneratedRooms,
} from '../../apps/api/src/testing/insert-generated-chat.ts'
import type { BenchDatabase, Connection } from './database.ts'
import type { MembersOptions } from './load/members.ts'

export type Rooms = Pick<MembersOptions, 'rooms' | 'membersPerRoom' | 'roomIds' | 'tokens'>

/** A database with rooms, and the tokens of those who are in them, which are good for fifteen minutes. */
export interface ChatData {
  connection: Connection
  secret: string
  rooms: Rooms[]
}

export async function makeRooms(database: BenchDatabase, sizes: ChatSize[]): Promise<ChatData> {
  const connection = await database.create('chat')
  const secret = randomBytes(32).toString('hex')
  const opened = await openDatabase(connection)
  await migrateDatabase(opened)
  await seedCatalogue(opened.db)
  await opened.close()
  const sets = await insertGeneratedChat(connection, sizes)
  return { connection, secret, rooms: await Promise.all(sets.map((set) => withTokens(set, secret))) }
}

async function withTokens({ members, ...rooms }: GeneratedRooms, secret: string): Promise<Rooms> {
  const key = deriveKeys(secret).accessToken
  const now = new Date()
  return { ...rooms, tokens: await Promise.all(members.map((member) => signAccessToken(key, member, now))) }
}
